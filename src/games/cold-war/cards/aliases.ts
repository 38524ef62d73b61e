type Aliases = Readonly<Record<string, readonly string[]>>;

/** Short names of the cards that two games share; a game leaves out what it calls something else. */
export const twilightAliases: Aliases = {
  "brush-war": ["brush", "мелкая война", "опосредованная"],
  "salt-negotiations": ["salt", "осв", "осв-1"],
  "bear-trap": ["bear", "beartrap", "ловушка для медведя", "медвежья ловушка"],
  "missile-envy": ["envy", "зависть"],
  "brezhnev-doctrine": ["brezhnev", "брежнев"],
  "muslim-revolution": ["muslim rev", "muslim", "мусульманская революция"],
  "lone-gunman": ["gunman", "jfk", "убийство кеннеди", "стрелок-одиночка"],
  "colonial-rear-guards": ["rear guards", "colonial", "crg", "удержание колоний"],
  "puppet-governments": ["puppets", "puppet", "марионетки", "марионеточные правительства"],
  "sadat-expels-soviets": ["sadat", "садат"],
  "the-voice-of-america": ["voa", "voice of america", "голос америки"],
  "north-sea-oil": ["nso", "north sea", "северное море", "нефть северного моря"],
  terrorism: ["terror", "террор"],
  "aldrich-ames-remix": ["ames", "aldrich ames", "эймс"],
  wargames: ["war games", "военные игры"],
  "our-man-in-tehran": ["our man", "omit", "tehran", "тегеран", "свой человек"],
  "yuri-and-samantha": ["yuri", "samantha", "yuri & samantha", "саманта", "юрий и саманта", "юрий"],
  "awacs-sale-to-saudis": ["awacs", "авакс", "самолеты-разведчики"],
};

export const redSeaAliases: Aliases = {
  "peace-corps": ["peace corps"],
  zbig: ["brzezinski", "zbigniew", "бжезинский"],
  "ogaden-war": ["ogaden", "огаден"],
  usaid: ["us aid", "агентство"],
  "albano-stalinist-economics": ["albania", "албания"],
  "the-victorious-leader": ["victorious leader", "victorious", "триумф"],
  eplf: ["eritrea", "eritrean", "нфоэ", "эритрея"],
  centcom: ["central command", "цк вс"],
  "carter-doctrine": ["carter", "картер"],
  "kenya-joins-rdf": ["rdf", "rapid deployment force", "милитаризм"],
  "voa-in-amharic": ["voa", "amharic"],
  "hero-of-the-crossing": ["hero", "sadat", "садат"],
  "israeli-periphery-doctrine": ["israeli periphery", "periphery", "периферийная политика"],
  "strong-man-of-sudan": ["strong man", "nimeiry", "нимейри"],
  "afghanistan-invasion": ["afghanistan", "афганистан"],
  "daniel-arap-moi": ["moi", "arap moi", "мои"],
  "soviets-airlift-cubans": ["cubans", "airlift", "кубинцы"],
  "the-lion-falters": ["lion", "lion falters", "лев"],
  "t62s-and-kalashnikovs": ["t62", "t-62", "t62s", "kalashnikovs", "т-62", "т62"],
  "gosplan-advisers": ["gosplan", "госплан"],
  "mengistu-haile-mariam": ["mengistu", "менгисту"],
  "us-presidential-elections": ["elections", "presidential elections", "выборы"],
  "vanguard-parties": ["vanguard", "авангард"],
  "presidential-directive-30": ["directive 30", "pd 30", "pd30", "директива 30", "директива"],
  "cyrus-vance": ["vance", "вэнс"],
  "cento-collapses": ["cento", "сенто"],
  "anti-zionist-committee": ["anti-zionist", "azc", "антисионистский"],
  "mr-nyet": ["nyet", "gromyko", "мистер нет", "громыко"],
  "apollo-soyuz": ["apollo", "soyuz", "аполлон", "союз аполлон"],
  "we-are-the-world": ["are the world", "мы это мир"],
  "water-wars": ["water", "вода"],
};

/** The names of guests that no other thing of the game bears. */
export function guestAliases(guests: Aliases, taken: ReadonlySet<string>): Aliases {
  return Object.fromEntries(
    Object.entries(guests).map(([id, names]) => [id, names.filter((name) => !taken.has(name))]),
  );
}
