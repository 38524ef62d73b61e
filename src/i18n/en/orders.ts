/** What the bot says of standing orders. Those of one game have their words beside its rules. */
export const orders = {
  "order.decline": "Decline offers without asking me",
  "order.decline.about": "Says no for you when somebody proposes one of these.",
  "ordered.decline": "Declined without asking you: {picks}.",
  "order.offer.draw": "a draw",
  "order.offer.pause": "a pause",
  "order.offer.abandon": "an end without a result",
  "orders.head":
    "**Standing orders** · {title}[ · {seat}]. Nobody else sees them, and you can take one back at any time.",
  "orders.note":
    "-# What they do counts as your own answer. After a move of somebody else they wait for a while first, so that nobody can tell them from you, and they rest while you sleep or are away. You are always asked about what may lose you the game.",
  "orders.none": "You have given none.",
  "orders.given": "Ordered: {order}",
  "orders.taken-back": "Taken back.",
  "orders.choose": "{order}…",
  "orders.next": "{order}: number {count}…",
  "orders.another": "{order}: another…",
  "button.order.back": "Take Back: {order}",
  "order-end": "Standing order in {title} ({channel}) ended: {order} {reason} From now on the decision is yours.",
  "cancel.danger": "What it would do now may lose you the game.",
  "refusal.order": "That cannot be ordered now. `/game orders` shows what can.",
  "refusal.order.choice": "That cannot be chosen for this order now. `/game orders` shows what can.",
  "refusal.order.gone": "There is no such order of yours any more. `/game orders` shows those that stand.",
  "refusal.order.unknown": "No order fits “{typed}”. You can give: {orders}.",
} as const;
