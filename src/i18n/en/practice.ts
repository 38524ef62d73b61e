/** What if: tables for practice, opened at a position of a game. */
export const practice = {
  "practice.mark":
    "-# 🧪 Practice, not the game · {title}[ · from {when}] · you: {own}[ · {player}: {others}][ · {dealt}]",
  "practice.dealt": "what you could not know is dealt anew",
  "practice.over": "**It ends here:** {outcome}",
  "practice.waiting": "The computer has not finished its turn yet.",
  "practice.there": "Your practice table waits in your direct messages: {link}",
  "practice.left": "The practice table waits where you left it. `/game list` takes you back.",
  "practice.sure":
    "Delete this practice table? What was played on it is gone then; the game it came from stays as it is.",
  "practice.deleted": "The practice table is deleted.",
  "practice.list": "**Practice** ({count})",
  "practice.choose": "To a practice table…",
  "practice.entry": "{title}[ · {when}]",
  "practice.entry.detail": "{own}[ · against {player}]",
  "practice.go-on": "Go On",
  "practice.again": "From the Start Again",
  "practice.leave": "Leave",
  "practice.delete": "Delete…",
  "practice.delete.sure": "Delete",
  "practice.delete.keep": "Keep It",
  "branch.head":
    "**What if?** You play on from {when} at a table of your own, with dice of its own. The game stays as it is, and nobody is told.",
  "branch.head.unnamed":
    "**What if?** You play on from this position at a table of your own, with dice of its own. The game stays as it is, and nobody is told.",
  "branch.choose": "What do you play?",
  "branch.against": "{seat} against: {player}",
  "branch.alone": "Everything yourself",
  "branch.asked":
    "The others are asked in the channel. When everybody has agreed, `/game branch` opens a practice table from any position up to this one.",
  "button.what-if": "What If…",
  "log.table.branch-wanted": "{seats} {seats|wants|want} to play on from here for practice, at a table apart.",
  "log.table.branch-joined": "{seats} {seats|agrees|agree} to practice from here.",
  "log.table.branch-declined": "{seats} {seats|does|do} not want anybody to practise from here, {players}.",
  "log.table.branch-agreed":
    "{seats} {seats|agrees|agree}: everybody who plays here may play on for practice, from any position up to this one. `/game branch` opens a table.",
  "offer.branch": "▸ {who}: agree to practice from here, or decline.",
  "button.accept.branch": "Agree to Practice",
  "button.decline.branch": "Decline Practice",
  "order.offer.branch": "practice from a position",
  "refusal.practice":
    "This is your practice table, not the game: you can play on it, leave it and delete it, and nothing else is settled there.",
  "refusal.private-posts":
    "Nothing is posted of a table of your own, so there is nothing to replay. `/game log` tells what happened.",
  "refusal.practice-full":
    "You have {count} practice tables, and that is the most. Open one in `/game list` and delete it, then there is room for another.",
  "refusal.branch-private":
    "This is a table of your own already. Name the game that you want to play on from in `game:`, or type this in its channel.",
  "refusal.branch-foreign":
    "Only those who play in a running game can play on from it for practice. When it is over, everybody can.",
  "refusal.branch-rated":
    "This game counts for the ladder: nobody tries out its positions while it goes on. When it is over, everybody can.",
  "refusal.branch-consent":
    "That position is later than the one the others have agreed to. `/game branch` without `turn:` asks them again.",
  "refusal.branch-early":
    "Before the first turn, what you cannot know cannot be dealt anew. Choose a later position in `turn:`, or wait until the game is over.",
  "refusal.branch-beyond": "The game has not come that far. `turn:` offers the positions that there are.",
  "refusal.branch-unknown":
    "There is no position “{said}” in this game. `turn:` offers those that there are, or is left out for the last one.",
  "refusal.branch-unreadable": "That position is from older rules and cannot be played on. Choose another in `turn:`.",
} as const;
