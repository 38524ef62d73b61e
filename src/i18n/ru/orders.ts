import type { orders as en } from "../en/orders.ts";
import type { Translation } from "../keys.ts";

/** Что бот говорит о приказах впрок. */
export const orders: Translation<typeof en> = {
  "order.decline": "Отклонять предложения",
  "order.decline.about": "Отвечает за вас «нет», когда кто-нибудь это предлагает.",
  "ordered.decline": "Вы сразу отклоняете: {picks}.",
  "order.offer.draw": "ничью",
  "order.offer.pause": "паузу",
  "order.offer.abandon": "окончание без результата",
  "orders.head": "**Приказы впрок** · {title}[ · {seat}]. Видите их только вы, отозвать можно в любой момент.",
  "orders.note":
    "-# Сделанное по приказу считается вашим собственным ответом. После чужого хода приказ сперва выжидает, чтобы его нельзя было отличить от вас; пока вы спите или в отпуске, он не действует. О том, что может стоить вам партии, вас спросят.",
  "orders.none": "Вы ещё ничего не приказали.",
  "orders.given": "Приказ отдан: {order}",
  "orders.taken-back": "Приказ отозван.",
  "orders.choose": "{order}…",
  "orders.next": "{order}: номер {count}…",
  "orders.another": "{order}: ещё…",
  "button.order.back": "Отозвать: {order}",
  "order-end": "{title} ({channel}): приказ отменён. {order} {reason} Дальше решаете вы.",
  "cancel.danger": "То, что он сделал бы сейчас, может стоить вам партии.",
  "refusal.order": "Сейчас этого приказать нельзя. Что можно, покажет `/game orders`.",
  "refusal.order.choice": "Сейчас для этого приказа так выбрать нельзя. Что можно, покажет `/game orders`.",
  "refusal.order.gone": "Такого вашего приказа больше нет. Какие есть, покажет `/game orders`.",
  "refusal.order.unknown": "Нет приказа, похожего на «{typed}». Можно отдать: {orders}.",
};
