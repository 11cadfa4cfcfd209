interface CoverOptions {
  /** Where the player is. */
  player: string
  /** What the link says. */
  label: string
  stylesheet: string
  language: string
}

/**
 * The document that the player's frame shows first: one link, which makes way for the player. Following it is the
 * consent, and it takes no script. A frame that waits in closed details would be loaded where scripts are off. The
 * keyboard has a link of its own on the page.
 */
export const coverDocument = ({ player, label, stylesheet, language }: CoverOptions): string =>
  [
    `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><title>${escaped(label)}</title>`,
    `<link rel="stylesheet" href="${escaped(stylesheet)}">`,
    `<a href="${escaped(player)}" tabindex="-1" referrerpolicy="strict-origin-when-cross-origin"><span>${escaped(label)}</span></a>`,
  ].join('')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => entities[character] ?? '')
