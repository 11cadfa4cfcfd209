const hidden = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u.source
// Joiners and the emoji selector shape what stands before them in some scripts and in pictures, and nowhere else.
const shaped =
  /(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
    .source
const shaping = /\u200c|\u200d|\ufe0f/u.source
const pattern = new RegExp(`(?<=${shaped}|\\p{Extended_Pictographic}\\ufe0f)(${shaping})|${hidden}`, 'gu')

/** A text without the characters that nobody sees, so that two names that look the same are the same. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(pattern, (_match, kept: string | undefined) => kept ?? '')
