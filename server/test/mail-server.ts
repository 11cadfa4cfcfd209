import { SMTPServer } from 'smtp-server'

/** A mail that the server accepted. */
export interface Arrived {
  from: string
  recipients: string[]
  /** Headers by lower-case name. */
  headers: Map<string, string>
  subject: string
  text: string
  html: string
  /** The ids by which the HTML shows what is sent along. */
  contentIDs: string[]
}

export interface MailServer {
  url: string
  /** Accepted mails, in order. */
  arrived: Arrived[]
  /** The next mail for an address, or the first one that has arrived. */
  mailFor(address: string): Promise<Arrived>
  /** Returns the code with which to refuse a received mail, or undefined to accept it. */
  decide: (mail: Arrived) => Promise<number | undefined>
  /** Returns what to answer when an address is named as a recipient, such as `550 5.1.1 No such user`; undefined to accept it. */
  decideRecipient: (address: string) => string | undefined
  close(): Promise<void>
}

/** Starts a mail server on its own port, or again on that of one that was closed. */
export const openMailServer = async (fixedPort = 0): Promise<MailServer> => {
  const arrived: Arrived[] = []
  const waiting = new Map<string, (mail: Arrived) => void>()

  /** Returns the code with which the sender is refused. */
  const receive = async (raw: string, from: string, recipients: string[]): Promise<Error | undefined> => {
    const mail = { from, recipients, ...readMail(raw) }
    const responseCode = await mailServer.decide(mail)
    if (responseCode !== undefined) return Object.assign(new Error('refused'), { responseCode })
    arrived.push(mail)
    for (const recipient of recipients) waiting.get(recipient)?.(mail)
  }

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, reply) => {
      const answer = mailServer.decideRecipient(address)
      if (answer === undefined) return reply()
      reply(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }))
    },
    onData: (stream, session, reply) => {
      const parts: Buffer[] = []
      stream.on('data', part => void parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(parts).toString('utf8')
        const recipients = rcptTo.map(({ address }) => address)
        void receive(raw, mailFrom ? mailFrom.address : '', recipients).then(reply)
      })
    },
  })
  // Some tests disconnect senders on purpose.
  server.on('error', () => {})
  await new Promise<void>(resolve => {
    server.listen(fixedPort, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    mailFor: recipient =>
      new Promise(resolve => {
        const there = arrived.find(mail => mail.recipients.includes(recipient))
        if (there) resolve(there)
        else waiting.set(recipient, resolve)
      }),
    decide: async () => undefined,
    decideRecipient: () => undefined,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
      }),
  }
  return mailServer
}

/** The path of the first link in a mail's text. */
export const linkIn = ({ text }: Pick<Arrived, 'text'>): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error('the mail has no link')
  return new URL(link)
}

const readMail = (raw: string) => {
  const whole = readPart(raw)
  const { headers } = whole
  const parts = partsIn(whole)
  const partOf = (type: string) => parts.find(part => part.headers.get('content-type')?.startsWith(type))
  return {
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: decodeBody(partOf('text/plain')),
    html: decodeBody(partOf('text/html')),
    contentIDs: parts.flatMap(part => part.headers.get('content-id') ?? []),
  }
}

/** The parts of a mail, also those within others. */
const partsIn = (part: Part): Part[] => {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap(inner => partsIn(readPart(inner.replace(/^\r\n/, ''))))
}

interface Part {
  headers: Map<string, string>
  body: string
}

const readPart = (raw: string): Part => {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return {
    headers: new Map(
      lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: raw.slice(end + 4),
  }
}

const decodeBody = (part: Part | undefined): string => {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(part.body.replaceAll('=\r\n', '')) : part.body
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string): string =>
  text.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, how: string, word: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replaceAll('_', ' ')),
  )
