/** What the bot says of what it keeps about people, and when they want it sent or deleted. */
export const privacy = {
  privacy:
    "**What is kept about you**\n- Your Discord id and the name you had when you sat down, with the games that you opened or played in and every answer you gave there: a game lasts weeks, and a finished one can be checked and looked at by the others.\n- Your settings, and the language of your Discord, for what is sent to you.\n- For thirty days, which of your commands and clicks changed something, so that one that is delivered twice is done once; and what was posted in a game, until thirty days after it has ended.\n- Nothing else: the bot reads no messages and no lists of members, and passes nothing on. It is kept by whoever runs the bot.\n`/settings data` sends it to you as a file, or deletes it.",
  "data.note": "Messages that are already on Discord stay: whoever manages a channel can delete them there.",
  "data.sent": "Everything that is kept about you, as it is now.",
  "data.question": "**Delete everything that is kept about you?** It cannot be taken back.",
  "data.settings": "- Your settings and your name are deleted.",
  "data.past":
    "- In {count} finished {count|game|games} somebody unknown stands in your place. The others keep the {count|game|games}.",
  "data.resign": "- {channel} {title}: you resign as {seats}, and {winners} {count|wins|win}.",
  "data.abandon": "- {channel} {title}: it ends without a result.",
  "data.replace": "- {channel} {title}: {player} plays {seats} from now on.",
  "data.leave": "- {channel} {title}: you give up your seat.",
  "data.cancel": "- {channel} {title}: the lobby is closed.",
  "data.more": "- And {count} more {count|game|games} in the same way.",
  "data.hint":
    "A seat can be handed over instead: all of them with the menu, or one by one with `/game replace` before.",
  "data.heir": "Hand my seats over to…",
  "data.changed": "Your games have changed meanwhile, so nothing was deleted. This is how it is now:",
  "data.deleted": "Everything that was kept about you is deleted. Whatever you do from now on begins anew.",
  "button.data.send": "Send Me Everything",
  "button.data.delete": "Delete Everything…",
  "button.data.sure": "Delete Everything",
  "refusal.heir": "Seats can be handed over to a person: not to a bot, and not to yourself.",
} as const;
