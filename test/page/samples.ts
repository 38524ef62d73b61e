import type { Scene } from "../e2e/scene.ts";

/** As the bot would write it. */
export async function postAsBot(scene: Scene, channel: string, message: object): Promise<string> {
  const { api, token } = await scene.people.world();
  const response = await fetch(`${api}/v10/channels/${channel}/messages`, {
    method: "POST",
    headers: { authorization: `Bot ${token}`, "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  return ((await response.json()) as { id: string }).id;
}

const soon = Math.floor(Date.now() / 1000) + 2 * 3600 + 60;

/** Components of every kind. */
export const componentSample = {
  flags: 1 << 15,
  components: [
    {
      type: 17,
      accent_color: 0xb3312c,
      components: [
        {
          type: 10,
          content: `## A heading\n**bold** *italic* ~~gone~~ \`code\` <@1180000000000000201> <t:${soon}:R>\n- one\n- two`,
        },
        { type: 14, divider: true, spacing: 2 },
        {
          type: 9,
          components: [{ type: 10, content: "A section" }],
          accessory: { type: 2, style: 3, label: "Aside", custom_id: "aside" },
        },
        {
          type: 1,
          components: [
            { type: 2, style: 1, label: "Main", custom_id: "main" },
            { type: 2, style: 4, label: "Danger", custom_id: "danger", disabled: true },
            { type: 2, style: 5, label: "Link", url: "https://example.com/" },
          ],
        },
        {
          type: 1,
          components: [
            {
              type: 3,
              custom_id: "menu",
              placeholder: "Choose",
              options: [{ label: "One", value: "1", description: "The first" }],
            },
          ],
        },
      ],
    },
  ],
};

/** The older kind of message: plain words, an embed, buttons of every style. */
export const embedSample = {
  content: "A **plain** message for <@1180000000000000202> in <#1180000000000000303>",
  embeds: [
    {
      author: { name: "An author" },
      title: "A title",
      description: `Described *here*, <t:${soon}:R>`,
      color: 0x336699,
      fields: [
        { name: "First", value: "one", inline: true },
        { name: "Second", value: "**two**", inline: true },
      ],
      footer: { text: "A footer" },
    },
  ],
  components: [
    {
      type: 1,
      components: [
        ...["Blue", "Grey", "Green", "Red"].map((label, at) => ({ type: 2, style: at + 1, label, custom_id: label })),
        { type: 2, style: 5, label: "Link", url: "https://example.com/" },
      ],
    },
  ],
};
