import { escapeMarkup } from 'ximblox/views'

interface CoverOptions {
  /** What the frame shows after it. */
  url: string
  /** Text of the link. */
  label: string
  stylesheet: string
  language: string
}

/**
 * The document that a frame of another site shows first: one link, which makes way for that site. Following it is the
 * consent, and it takes no script. A lazy frame in closed details would not do, because browsers load it at once where
 * scripts are off. The keyboard has a link of its own on the page.
 */
export const coverDocument = ({ url, label, stylesheet, language }: CoverOptions): string =>
  [
    `<!doctype html><html lang="${escapeMarkup(language)}"><meta charset="utf-8"><title>${escapeMarkup(label)}</title>`,
    `<link rel="stylesheet" href="${escapeMarkup(stylesheet)}">`,
    `<a href="${escapeMarkup(url)}" tabindex="-1" referrerpolicy="strict-origin-when-cross-origin"><span>${escapeMarkup(label)}</span></a>`,
  ].join('')
