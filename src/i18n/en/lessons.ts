/** Lessons: what stands around what a coach says. */
export const lessons = {
  "learn.head":
    "**Learn a game here, move by move.** A coach puts a position before you, says what the choice means, and plays the other side. Any legal move is allowed, and nobody else sees it. You can stop at any time and go on days later.",
  "learn.lesson": "{title}: {name} · {minutes} min",
  "learn.begun": "{title}: {name} · go on with scene {scene} of {scenes}",
  "learn.choose": "Choose a lesson…",
  "learn.there": "Your lesson waits in your direct messages: {link}",
  "learn.left": "The lesson waits where you left it. `/learn` takes you back.",
  "lesson.head": "-# {title} · {name} · scene {scene} of {scenes}",
  "lesson.propose": "👉 The coach proposes: {options}",
  "lesson.typed": "-# or typed: {line}",
  "lesson.strayed":
    "👉 This is another way than the one proposed. Finish your move as you like, and see what comes of it.",
  "lesson.happened": "**What happened**",
  "lesson.other": "**You played something else.** ",
  "lesson.next": "Next Scene",
  "lesson.finish": "Finish",
  "lesson.again": "Play It Again",
  "lesson.before": "Scene Before",
  "lesson.first": "From the Beginning",
  "lesson.leave": "Leave the Lesson",
  "lesson.others": "Other Lessons",
  "button.learn": "Learn",
  "refusal.lesson":
    "This is your lesson, not a game: you can play in it and leave it, and nothing else is settled there.",
} as const;
