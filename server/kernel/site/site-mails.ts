import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@ximblox/contract/locales'
import type { MailFrame, MailName, MailText } from '@ximblox/contract/messages/mails/mail-text'
import { mailTexts } from '@ximblox/contract/messages/mails/mail-texts'
import { StartError } from '../errors/start-error.ts'

type HexColor = `#${string}`

/** How all mails of a site look as HTML. */
export interface MailDesign {
  /** Above the text of every mail: a PNG, JPEG or GIF file of at most 100 KB, sent with the mail. */
  logo?: { file: URL; alt: string; width: number }
  /** Six hexadecimal digits each, such as `#0b6e4f`. */
  colors?: { button?: HexColor; buttonText?: HexColor; header?: HexColor }
  /** Families of fonts that the programs of recipients have, such as `Georgia, serif`. */
  font?: string
}

/** Own texts in place of those of the product; what is absent stays. `{name}` stands for a value. */
export type OwnMailTexts = {
  readonly [L in Language]?: {
    frame?: Partial<MailFrame>
    mails?: { readonly [N in MailName]?: Partial<MailText> }
  }
}

/** The name of the organisation by language. */
type Senders = { readonly [L in Language]?: string }

/** How the mails of a site look and what they say. */
export interface SiteMails {
  /** Whom mails come from, unless `MAIL_FROM` has a name. */
  senders?: Senders
  design?: MailDesign
  texts?: OwnMailTexts
}

/** A logo as it is sent. */
export interface MailLogo {
  alt: string
  width: number
  mimeType: string
  content: Buffer
}

/** What mails are made of, besides their own words. */
export interface MailStyle {
  design: Omit<MailDesign, 'logo'>
  logo?: MailLogo
  texts: OwnMailTexts
  senders?: Senders
}

/** Reads what the mails of a site need. Throws an error that says what is wrong with the logo. */
export const openMailStyle = async ({
  senders = {},
  design = {},
  texts = {},
}: SiteMails = {}): Promise<MailStyle> => {
  const { logo, ...rest } = design
  return { senders, design: rest, texts, ...(logo && { logo: await readLogo(logo) }) }
}

const maxLogoBytes = 100_000

const readLogo = async ({ file, alt, width }: NonNullable<MailDesign['logo']>): Promise<MailLogo> => {
  const content = await readFile(file).catch(error => {
    throw new StartError(`the logo of mails cannot be read: ${file.pathname}`, { cause: error })
  })
  const mimeType = signatures.find(({ begins }) => content.subarray(0, begins.length).equals(begins))?.type
  if (!mimeType) throw new StartError(`the logo of mails is no PNG, JPEG or GIF file: ${file.pathname}`)
  if (content.length > maxLogoBytes)
    throw new StartError(`the logo of mails is larger than ${maxLogoBytes / 1_000} KB: ${file.pathname}`)
  return { alt, width, mimeType, content }
}

/** Mail programs know no others, SVG least of all. */
const signatures = [
  { type: 'image/png', begins: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'image/jpeg', begins: Buffer.from('ffd8ff', 'hex') },
  { type: 'image/gif', begins: Buffer.from('GIF8') },
]

/** The errors of what a site says about its mails, which may be written without TypeScript. */
export const mailErrors = ({ senders = {}, design = {}, texts = {} }: SiteMails = {}): string[] => [
  ...Object.entries(senders)
    .filter(([, name]) => !/^[^\p{C}<>"@]+$/u.test(name))
    .map(([language, name]) => `mails: the sender in ${language} is "${name}" instead of a plain name`),
  ...designErrors(design),
  ...Object.entries(texts).flatMap(([language, own]) => textErrors(language, own)),
]

const designErrors = ({ logo, colors = {}, font }: MailDesign): string[] => [
  ...Object.entries(colors)
    .filter(([, color]) => !/^#[0-9a-f]{6}$/i.test(color))
    .map(([name, color]) => `mails: the color "${name}" is "${color}" instead of one such as "#0b6e4f"`),
  ...(font !== undefined && !/^[\w\s,'-]+$/.test(font)
    ? [`mails: "${font}" is no list of fonts such as "Georgia, serif"`]
    : []),
  ...(logo && !(logo.file instanceof URL)
    ? ["mails: the file of the logo is no URL; write new URL('logo.png', import.meta.url)"]
    : []),
  ...(logo && !(logo.width > 0 && logo.width <= 600) ? ['mails: the logo is 1 to 600 pixels wide'] : []),
]

const textErrors = (
  language: string,
  { frame = {}, mails = {} }: NonNullable<OwnMailTexts[Language]>,
): string[] => {
  if (!languages.some(known => known === language)) return [`mails: there is no language "${language}"`]
  const { en } = mailTexts
  const known: Readonly<Record<string, MailText>> = en.mails
  return [
    ...Object.entries(mails).flatMap(([name, own]) => {
      const original = known[name]
      if (!original) return [`mails: there is no mail "${name}"; there are ${Object.keys(known).join(', ')}`]
      const places = placesIn(['{site}', ...linesOf(original)])
      return lineErrors(`${language}.${name}`, linesOf(own ?? {}), places)
    }),
    ...Object.entries(frame).flatMap(([name, line]) =>
      name in en.frame
        ? lineErrors(`${language}.frame.${name}`, [line], placesIn([en.frame[name as keyof MailFrame]]))
        : [`mails: the frame has no "${name}"; it has ${Object.keys(en.frame).join(', ')}`],
    ),
  ]
}

const lineErrors = (where: string, lines: readonly string[], known: readonly string[]): string[] => [
  ...(lines.some(line => line.trim() === '') ? [`mails: a text of ${where} is empty`] : []),
  ...placesIn(lines)
    .filter(place => !known.includes(place))
    .map(place => `mails: ${where} has no value ${place}; it has ${known.join(', ') || 'none'}`),
]

const linesOf = ({ subject, before = [], action, after = [] }: Partial<MailText>): string[] =>
  [subject, ...before, action, ...after].filter(line => line !== undefined)

const placesIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap(line => line.match(/\{\w+\}/g) ?? [])),
]
