const expansion1Ids = [
  "race-for-the-rocket-scientists",
  "reparations-and-war-booty",
  "hydrogen-bomb",
  "truman-doctrine",
  "marshall-plan",
  "hungarian-uprising",
  "sputnik",
  "atoms-for-peace",
  "austrian-state-treaty",
  "korean-war",
] as const;

const expansion2Ids = [
  "first-man-on-the-moon",
  "decolonisation-of-africa",
  "intercontinental-missiles",
  "sino-soviet-split",
  "kennedys-moon-speech",
  "yuri-gagarin-in-space",
  "vietnam-war",
  "non-proliferation-treaty",
  "partial-test-ban-treaty",
  "cuban-missile-crisis",
] as const;

const expansion3Ids = [
  "salyut-and-skylab",
  "petrodollars",
  "multiple-warheads",
  "nixon-in-china",
  "soviet-invasion-of-afghanistan",
  "fall-of-saigon",
  "watergate",
  "salt-i",
  "helsinki-final-act",
  "yom-kippur-war",
] as const;

const expansion4Ids = [
  "space-shuttle-and-mir",
  "arms-exports-to-the-third-world",
  "pershing-ii-and-ss-20",
  "strategic-defense-initiative",
  "sinatra-doctrine",
  "iran-contra-affair",
  "challenger-disaster",
  "reykjavik-summit",
  "inf-treaty",
  "able-archer-83",
] as const;

export const expansionIds = [...expansion1Ids, ...expansion2Ids, ...expansion3Ids, ...expansion4Ids] as const;
