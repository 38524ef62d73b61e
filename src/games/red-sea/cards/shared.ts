import { redSeaNeutral } from "../../cold-war/cards/from-red-sea/neutral.ts";
import { redSeaUsLate } from "../../cold-war/cards/from-red-sea/us-late.ts";
import { redSeaUsMid } from "../../cold-war/cards/from-red-sea/us-mid.ts";
import { redSeaUssrLate } from "../../cold-war/cards/from-red-sea/ussr-late.ts";
import { redSeaUssrMid } from "../../cold-war/cards/from-red-sea/ussr-mid.ts";

/** [12.3] Cards that Twilight Struggle can take in: they stand in src/games/cold-war/cards/from-red-sea. */
export const sharedCards = {
  "peace-corps": redSeaUsMid["peace-corps"], // Peace Corps
  "ogaden-war": redSeaUsMid["ogaden-war"], // Ogaden War
  usaid: redSeaUsMid.usaid, // USAID
  "the-victorious-leader": redSeaUsMid["the-victorious-leader"], // The Victorious Leader
  eplf: redSeaUsMid.eplf, // Eritrean Popular Liberation Front
  "hero-of-the-crossing": redSeaUsMid["hero-of-the-crossing"], // Hero of the Crossing
  "israeli-periphery-doctrine": redSeaUsMid["israeli-periphery-doctrine"], // Israeli Periphery Doctrine
  "strong-man-of-sudan": redSeaUsMid["strong-man-of-sudan"], // The Strong Man of Sudan
  zbig: redSeaUsLate.zbig, // ZBIG (Zbigniew Brzezinski)
  "albano-stalinist-economics": redSeaUsLate["albano-stalinist-economics"], // Albano-Stalinist Economics
  centcom: redSeaUsLate.centcom, // CENTCOM
  "carter-doctrine": redSeaUsLate["carter-doctrine"], // Carter Doctrine
  "kenya-joins-rdf": redSeaUsLate["kenya-joins-rdf"], // Kenya Joins Rapid Deployment Force
  "voa-in-amharic": redSeaUsLate["voa-in-amharic"], // Voice of America in Amharic
  "afghanistan-invasion": redSeaUsLate["afghanistan-invasion"], // Afghanistan Invasion
  "daniel-arap-moi": redSeaUsLate["daniel-arap-moi"], // Daniel arap Moi
  "we-are-the-world": redSeaUsLate["we-are-the-world"], // We Are the World
  "soviets-airlift-cubans": redSeaUssrMid["soviets-airlift-cubans"], // Soviets Airlift Cubans
  "the-lion-falters": redSeaUssrMid["the-lion-falters"], // The Lion Falters
  nasserism: redSeaUssrMid.nasserism, // Nasserism
  "us-presidential-elections": redSeaUssrMid["us-presidential-elections"], // US Presidential Elections
  "cyrus-vance": redSeaUssrMid["cyrus-vance"], // Cyrus Vance
  "t62s-and-kalashnikovs": redSeaUssrLate["t62s-and-kalashnikovs"], // T-62s and Kalashnikovs
  "gosplan-advisers": redSeaUssrLate["gosplan-advisers"], // Gosplan Advisers
  "mengistu-haile-mariam": redSeaUssrLate["mengistu-haile-mariam"], // Mengistu Haile Mariam
  "vanguard-parties": redSeaUssrLate["vanguard-parties"], // Marxist-Leninist Vanguard Parties
  "presidential-directive-30": redSeaUssrLate["presidential-directive-30"], // Presidential Directive 30
  stagflation: redSeaUssrLate.stagflation, // Stagflation
  "cento-collapses": redSeaUssrLate["cento-collapses"], // CENTO Collapses
  "anti-zionist-committee": redSeaUssrLate["anti-zionist-committee"], // Anti-Zionist Committee of the Soviet Public
  "mr-nyet": redSeaUssrLate["mr-nyet"], // Mr. Nyet
  separatists: redSeaNeutral.separatists, // Separatists
  "apollo-soyuz": redSeaNeutral["apollo-soyuz"], // Apollo-Soyuz Test Project
  "water-wars": redSeaNeutral["water-wars"], // Water Wars
};
