import { expect, it } from 'vitest'
import { composeMail, composeSiteMail, secretPlaceholder } from './compose-mail.ts'

const nested = 'https://evil.example/?{tok{token}en}'
const link = { label: 'Open', url: `https://site.example/?token=${secretPlaceholder}` }

it('no value of a visitor becomes the placeholder of a secret, not even what is left of one', () => {
  const mail = { subject: nested, before: [nested], link, after: [nested] }
  const { subject, paragraphs, after } = composeSiteMail('en', 'site.example', mail)
  expect([subject, ...paragraphs, ...after].join('\n')).not.toContain(secretPlaceholder)
})

it('no name of a user becomes the placeholder of a secret', () => {
  const values = { site: 'site.example', by: nested, page: nested, feedback: nested }
  const { subject, paragraphs } = composeMail('en', 'request-rejected', {
    recipient: nested,
    values,
    url: link.url,
  })
  expect([subject, ...paragraphs].join('\n')).not.toContain(secretPlaceholder)
})
