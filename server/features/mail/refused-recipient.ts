/**
 * What the mail server answered if it refused a recipient for good; undefined after every other failure, such as a refused
 * login, a mail that is too large or a policy: those are ours to repair, and the mail is tried again. Servers often wait
 * with such refusals until the recipient is named, so the command alone does not tell them apart.
 */
export const refusedRecipient = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('command' in error) || !('response' in error)) return
  const { command, response } = error
  if (typeof response !== 'string' || !/^5\d\d/.test(response)) return
  const status = statusIn(response)
  if (command === 'DATA')
    return status !== undefined && isAddress.test(status) ? onOneLine(response) : undefined
  if (command !== 'RCPT TO' || isOurs.test(response)) return
  const isRefused =
    status === undefined || status === '5.0.0'
      ? isOfRecipient.test(response) && !namesAnotherReason.test(response)
      : isAddress.test(status) || isMailbox.test(status)
  return isRefused ? onOneLine(response) : undefined
}

/** What a mail server or an error says, as a text of limited length. */
export const oneLineOf = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 500)

/** The enhanced status (RFC 3463), which qmail adds at the end. */
const statusIn = (response: string): string | undefined => {
  const [, first, last] =
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? []
  return first ?? last
}

/** The address of the recipient; 5.1.7 and 5.1.8 are about the sender's. */
const isAddress = /^5\.1\.([0-6]|10)$/
/** The mailbox and the way to it; 5.2.3 is about the size of the mail. */
const isMailbox = /^5\.(2\.[0124]|4\.[0-4])$/
/** Commands that the server did not understand or expect, and a login that it asks for. */
const isOurs = /^5(0\d|3\d)/
const isOfRecipient = /^5(21|50|51|53|54|56)/
/** In answers without a status. */
const namesAnotherReason = /\b(relay|auth|sender|helo|ehlo|spam|spf|dmarc|black|block|list|polic|ip\b)/i

/** The lines of an answer repeat its code and status. */
const onOneLine = (response: string): string =>
  oneLineOf(response.replaceAll(/\r?\n\d{3}[ -](\d\.\d{1,3}\.\d{1,3} )?/g, ' ').replace(/^(\d{3})-/, '$1 '))
