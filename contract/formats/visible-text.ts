const hidden = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u.source
// Joiners and the emoji selector are significant after characters of some scripts and emoji, and invisible elsewhere.
const shaped =
  /(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
    .source
const shaping = /\u200c|\u200d|\ufe0f/u.source
const pattern = new RegExp(`(?<=${shaped}|\\p{Extended_Pictographic}\\ufe0f)(${shaping})|${hidden}`, 'gu')

/** Removes invisible characters, so that names that look the same are equal. */
export const removeInvisible = (text: string): string =>
  text.replaceAll(pattern, (_match, kept: string | undefined) => kept ?? '')
