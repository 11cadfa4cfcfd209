import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Emails that were confirmed to the sender, in order of arrival. */
  arrived: { recipient: string; id: string; content: string }[]
  /** Runs before an email is confirmed. */
  delay: () => Promise<void>
  /** Recipients that are refused for good. */
  unknown: Set<string>
  close(): Promise<void>
}

/** Starts a mail server on a free port. */
export const openMailServer = async (): Promise<MailServer> => {
  const arrived: MailServer['arrived'] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, reply) =>
      void mailServer
        .delay()
        .then(() =>
          mailServer.unknown.has(address)
            ? reply(Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 }))
            : reply(),
        ),
    onData: (stream, session, reply) => {
      let content = ''
      stream.setEncoding('utf8').on('data', part => {
        content += part
      })
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        const id = /^message-id: (.*)\r$/im.exec(content)?.[1] ?? ''
        arrived.push({ recipient, id, content: content.replaceAll('=\r\n', '').replaceAll('=3D', '=') })
        reply()
      })
    },
  })
  // Senders that are killed drop their connection.
  server.on('error', () => {})
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    arrived,
    delay: async () => {},
    unknown: new Set(),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
      }),
  }
  return mailServer
}
