import { normalise } from "./search.ts";

/** Words that every question has, whatever it is about. */
const idle = new Set(
  (
    "a an the is are was be am do does did can could may might must have has had i im my me mine you your we our it its " +
    "he him his she they them their this that these those there here what which who whom whose when where why how of to " +
    "in on at by for from with into onto as and or but if then so not any some one get gets got happen happens mean " +
    "means would should will need needs let lets just also still up out off than too very work works allowed much many " +
    "а и в во на с со к ко у о об от до из за по при для без над под не ни ли же бы то это этот эта эти тот та те что " +
    "чего чем как какой какая какие каком кто кого где куда когда зачем почему сколько если я мне меня мой моя мое мою " +
    "моего ты вы мы он она они его ее их есть быть был была было будет нужно надо можно могу может делать сделать такое " +
    "бывает ещё еще все всё так там тут уже только либо или нибудь значит происходит нужен нужна нужны обязательно"
  ).split(" "),
);

const russianEndings = (
  "ившимися ывшимися ованиями ированный иваться ываться оваться ировать аются уются яются ается уется яется аться яться " +
  "иться еться уться ующий ающий яющий ившись ывшись ованию ования ование ованный анный енный ировка ивать ывать овать " +
  "авать ениями аниями иями ением анием ению анию ения ания ение ание ений аний ением ости остью остей ость ыми ими ами " +
  "ями ому ему ого его ать ять ить еть уть ешь ишь ете ите али или ели ала ила ела ало ило ело ает яет ует ают яют уют " +
  "ует ила ыла ена ено ены ной ный ная ное ные ных ным ную ого его ий ый ой ая яя ое ее ые ие их ых им ым ую юю ем ом " +
  "ам ям ах ях ов ев ей ою ею ия ие ии ию ья ье ьи ью ал ил ел ат ят ит ет ут ют ан ен ть ти а я о е ы и у ю ь й"
)
  .split(" ")
  .sort((one, two) => two.length - one.length);

const isRussian = /[а-я]/;

/** What a word keeps in all its forms: no grammar, just endings that are left away. */
const stemOf = (word: string): string => (isRussian.test(word) ? russian(word) : english(word));

/** No word becomes shorter than this. */
const LEAST = 3;

function russian(word: string): string {
  const plain = word.length > LEAST + 2 ? word.replace(/с[яь]$/, "") : word;
  const ending = russianEndings.find((each) => plain.endsWith(each) && plain.length - each.length >= LEAST);
  return (ending === undefined ? plain : plain.slice(0, -ending.length)).replace(/н+$/, "н");
}

function english(word: string): string {
  if (word.length <= LEAST) return word;
  const singular = word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  const plain = singular.replace(/(?<=[aeiouy].*)(?<=..)(?:ing|ed|er|ly|ment)$/, "");
  const short = plain.length >= LEAST ? plain : singular;
  return short
    .replace(/e$/, "")
    .replace(/y$/, "i")
    .replace(/([bdgklmnprt])\1$/, "$1");
}

/** The stems of a text, in order. */
export const stemsOf = (text: string): string[] =>
  normalise(text)
    .split(" ")
    .flatMap((word) => (word === "" ? [] : [stemOf(word)]));

const idleStems = new Set([...idle].map(stemOf));

/** Whether a stem says what a question is about. */
export const isTelling = (stem: string): boolean => !idleStems.has(stem);
