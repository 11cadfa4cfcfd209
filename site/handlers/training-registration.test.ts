import { describe, expect, it } from 'vitest'
import { errorAt } from 'ximblox'
import type { FormMail } from 'ximblox/server'
import { insult, openDesk } from './registration-desk.ts'

/** Everything that a recipient sees of a mail. */
const wordsOf = ({ to, replyTo, subject, before, after, attachments }: FormMail): string =>
  JSON.stringify([to.name, replyTo, subject, before, after, attachments])

describe('a mail to an address that nobody has confirmed', () => {
  it('has nothing that a stranger wrote, and the link that confirms the address', async () => {
    const desk = openDesk(12)
    await desk.register('held', 2)
    await desk.register('asked', 12)
    for (const [name, count] of [
      ['held', 2],
      ['asked', 12],
    ] as const) {
      const [mail, ...others] = desk.mailsTo(name)
      expect(others).toEqual([])
      expect(mail?.action).toMatchObject({ name: 'confirm', days: 30 })
      expect(mail?.isRequired).toBe(true)
      expect(mail && wordsOf(mail)).not.toContain('evil')
      expect(mail?.before).toContain(`Participants: ${count}`)
    }
    expect(desk.notices()).toEqual([])
  })

  it('stays so when a user cancels or confirms the registration, or the page asks for no confirmation', async () => {
    const desk = openDesk(4)
    await desk.register('first')
    await desk.act('cancel', 1, true)
    await desk.register('second')
    await desk.act('confirm', 2, true)
    const lenient = openDesk(1, { confirmsAtOnce: true })
    await lenient.register('third')
    await lenient.register('fourth')
    await lenient.act('cancel', 1)
    expect(lenient.mailsTo('fourth')).toHaveLength(2)
    const sent = [...desk.mails, ...lenient.mails].filter(({ isInternal }) => !isInternal)
    expect(sent).toHaveLength(10)
    for (const mail of sent) expect(wordsOf(mail)).not.toContain('evil')
  })

  it('is followed by one with the names once its link was followed', async () => {
    const desk = openDesk(4)
    await desk.register('ann', 2)
    await desk.act('confirm', 1)
    const [, mail] = desk.mailsTo('ann')
    expect(mail?.before).toContain(`Participants: ${insult}, ${insult}`)
    expect(mail?.attachments).toHaveLength(1)
    expect(mail?.action).toMatchObject({ name: 'cancel' })
  })
})

describe('places for addresses that nobody has confirmed', () => {
  it('are held up to half of those that are left, and then given to the first who confirms', async () => {
    const desk = openDesk(4)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await desk.register(name)
    expect(desk.states()).toEqual(['reserved', 'reserved', 'unconfirmed', 'unconfirmed', 'unconfirmed'])
    await desk.act('confirm', 5)
    await desk.act('confirm', 4)
    await desk.act('confirm', 3)
    expect(desk.states()).toEqual(['reserved', 'reserved', 'waiting', 'confirmed', 'confirmed'])
    await desk.act('confirm', 1)
    expect(desk.states()[0]).toBe('confirmed')
    await desk.act('confirm', 1)
    expect(desk.notices()).toHaveLength(4)
  })

  it('go to the waiting list after a day, in the order in which it was joined', async () => {
    const desk = openDesk(4)
    await desk.register('held', 2)
    for (const name of ['b', 'c', 'd', 'e']) await desk.register(name)
    for (const id of [2, 3, 5, 4]) {
      desk.later(0.1)
      await desk.act('confirm', id)
    }
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'confirmed', 'waiting', 'waiting'])
    desk.later(23)
    await desk.register('late')
    await desk.settle()
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'confirmed', 'waiting', 'waiting', 'unconfirmed'])
    desk.later(1)
    await desk.settle()
    expect(desk.states()).toEqual([
      'unconfirmed',
      'confirmed',
      'confirmed',
      'offered',
      'offered',
      'unconfirmed',
    ])
    const offers = desk.mails.slice(-2)
    expect(offers.map(({ about }) => about)).toEqual([5, 4])
  })

  it('are there again for who confirms after a day, or else the waiting list is', async () => {
    const desk = openDesk(4)
    await desk.register('a')
    await desk.register('b')
    desk.later(25)
    await desk.act('confirm', 1)
    expect(desk.states()).toEqual(['confirmed', 'unconfirmed'])
    await desk.register('c', 3, true)
    await desk.act('confirm', 2)
    expect(desk.states()).toEqual(['confirmed', 'waiting', 'confirmed'])
    expect(desk.mailsTo('b').at(-1)?.subject).toBe('Waiting list: Buying well')
  })

  it('are free for others when a user cancels the registration', async () => {
    const desk = openDesk(4)
    await desk.register('held', 2)
    await desk.register('b', 2, true)
    await desk.register('c', 2, true)
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'waiting'])
    await desk.act('cancel', 1, true)
    expect(desk.states()).toEqual(['cancelled', 'confirmed', 'offered'])
    expect(desk.mailsTo('held').at(-1)?.before).toContain('You owe nothing.')
  })
})

describe('places that become free', () => {
  /** A full date with these on the waiting list. */
  const fullDesk = async (...waiting: [name: string, participants: number][]) => {
    const desk = openDesk(2)
    await desk.register('first', 2, true)
    for (const [name, participants] of waiting) {
      desk.later(1)
      await desk.register(name, participants, true)
    }
    return desk
  }

  it('are offered to the waiting list, which has two days to accept them', async () => {
    const desk = await fullDesk(['ann', 2], ['bob', 1])
    await desk.act('cancel', 1)
    expect(desk.states()).toEqual(['cancelled', 'offered', 'waiting'])
    const mail = desk.mailsTo('ann').at(-1)
    expect(mail?.subject).toBe('Places have become free: Buying well')
    expect(mail?.before[1]).toContain('until 3 January 2027 at 12:00.')
    expect(mail?.action).toMatchObject({ name: 'accept' })
    expect(desk.mailsTo('bob')).toHaveLength(1)
    desk.later(47)
    await desk.settle()
    await desk.act('accept', 2)
    expect(desk.states()).toEqual(['cancelled', 'confirmed', 'waiting'])
    expect(desk.mailsTo('ann').at(-1)?.subject).toBe('Registration confirmed: Buying well')
  })

  it('are offered to the next when nobody accepts them, and to who comes back after who waits', async () => {
    const desk = await fullDesk(['ann', 2], ['bob', 2], ['cas', 2])
    await desk.act('cancel', 1)
    desk.later(48)
    await desk.settle()
    expect(desk.states()).toEqual(['cancelled', 'lapsed', 'offered', 'waiting'])
    await desk.act('accept', 2)
    expect(desk.states()).toEqual(['cancelled', 'waiting', 'offered', 'waiting'])
    await desk.act('cancel', 3)
    expect(desk.states()).toEqual(['cancelled', 'waiting', 'cancelled', 'offered'])
    await desk.act('cancel', 4)
    expect(desk.states()).toEqual(['cancelled', 'offered', 'cancelled', 'cancelled'])
  })

  it('are offered for the hours that the training has then', async () => {
    const desk = await fullDesk(['ann', 2], ['bob', 2])
    desk.offerFor(5)
    await desk.act('cancel', 1)
    expect(desk.mailsTo('ann').at(-1)?.before[1]).toContain('until 1 January 2027 at 17:00.')
    desk.offerFor(1)
    desk.later(4.9)
    await desk.settle()
    expect(desk.states()).toEqual(['cancelled', 'offered', 'waiting'])
    desk.later(0.1)
    await desk.settle()
    expect(desk.states()).toEqual(['cancelled', 'lapsed', 'offered'])
    expect(desk.mailsTo('bob').at(-1)?.before[1]).toContain('until 1 January 2027 at 18:00.')
  })

  it('go to who accepts late when nobody waits for them', async () => {
    const desk = await fullDesk(['ann', 2])
    await desk.act('cancel', 1)
    desk.later(100)
    await desk.settle()
    expect(desk.states()).toEqual(['cancelled', 'lapsed'])
    await desk.act('accept', 2)
    expect(desk.states()).toEqual(['cancelled', 'confirmed'])
  })

  it('are not taken by others who register, nor by a smaller group further back', async () => {
    const desk = await fullDesk(['ann', 3], ['bob', 1])
    await desk.act('cancel', 1)
    await desk.register('new', 1, true)
    await desk.register('guest', 1)
    expect(desk.states()).toEqual(['cancelled', 'waiting', 'waiting', 'waiting', 'unconfirmed'])
    await desk.act('confirm', 5)
    expect(desk.states()).toEqual(['cancelled', 'waiting', 'waiting', 'waiting', 'waiting'])
    await desk.act('cancel', 2)
    expect(desk.states()).toEqual(['cancelled', 'cancelled', 'offered', 'offered', 'waiting'])
  })

  it('are offered when an editor raises the number of places', async () => {
    const desk = await fullDesk(['ann', 1], ['bob', 1], ['cas', 1])
    desk.change({ capacity: 4 })
    await desk.settle()
    expect(desk.states()).toEqual(['confirmed', 'offered', 'offered', 'waiting'])
    await desk.register('new', 1, true)
    expect(desk.states().at(-1)).toBe('waiting')
  })

  it('are not offered on the day of the training, nor while it has no day', async () => {
    for (const start of ['2027-01-01', '']) {
      const desk = await fullDesk(['ann', 1])
      desk.change({ start, capacity: 4 })
      await desk.settle()
      expect(desk.states()).toEqual(['confirmed', 'waiting'])
    }
  })

  it('can be left to others by the same link, for nothing', async () => {
    const desk = await fullDesk(['ann', 2], ['bob', 2])
    desk.change({ start: '2027-01-10' })
    await desk.act('cancel', 1)
    expect(desk.mailsTo('ann').at(-1)?.before.at(-1)).toContain('the full amount is due')
    await desk.act('cancel', 2)
    expect(desk.states()).toEqual(['cancelled', 'cancelled', 'offered'])
    expect(desk.mailsTo('ann').at(-1)?.before).toContain('You owe nothing.')
  })
})

describe('a mail promises nothing that is over', () => {
  it('about cancelling within the last 30 days', async () => {
    const desk = openDesk(2)
    desk.change({ start: '2027-01-10' })
    await desk.register('ann', 1, true)
    const words = JSON.stringify(desk.mailsTo('ann').at(-1)?.before)
    expect(words).toContain('cancelling is not free of charge')
    expect(words).not.toContain('until')
  })
})

it('a registration can be cancelled for nothing after its date was removed', async () => {
  const desk = openDesk(2)
  await desk.register('ann', 1, true)
  desk.removeDate()
  await desk.act('cancel', 1)
  expect(desk.states()).toEqual(['cancelled'])
  expect(desk.mailsTo('ann').at(-1)?.before).toContain('You owe nothing.')
})

it('the organisation hears who registered, how to reach them, and who cancelled', async () => {
  const desk = openDesk(1)
  await desk.register('ann', 1, true)
  await desk.register('bob', 1, true)
  await desk.register('cas')
  await desk.act('cancel', 1)
  await desk.act('cancel', 3)
  expect(desk.notices().map(({ subject }) => subject)).toEqual([
    'Buying well, 1 June 2027: 1 registered',
    'Buying well, 1 June 2027: 1 on the waiting list',
    'Buying well, 1 June 2027: 1 cancelled',
  ])
  const [{ before } = { before: [] }] = desk.notices()
  expect(before.at(-2)).toBe(`Contact person: ${insult}, ann@example.org, 030 123 45 67`)
  expect(before.at(-1)).toContain('1234 AB, Utrecht')
})

describe('a registration is confirmed at once', () => {
  it('where an editor chose so', async () => {
    const desk = openDesk(2, { confirmsAtOnce: true })
    for (const name of ['a', 'b', 'c']) await desk.register(name)
    expect(desk.states()).toEqual(['confirmed', 'confirmed', 'waiting'])
  })

  it('that a user sends', async () => {
    const desk = openDesk(2)
    await desk.register('a', 2, true)
    expect(desk.states()).toEqual(['confirmed'])
    expect(desk.notices()).toHaveLength(1)
  })
})

it('notices that are gathered say how many come to what and with which number, and name nobody', async () => {
  const desk = openDesk(4)
  await desk.register('a', 2)
  await desk.act('confirm', 1)
  const gather = desk.notices()[0]?.gather
  const mail = gather?.of([gather.line, gather.line])
  expect(mail?.subject).toBe('Registrations and cancellations: 2')
  expect(mail?.before.slice(1)).toEqual(
    Array(2).fill('Buying well, 1 June 2027: 2 registered (Registration number: 1)'),
  )
})

describe('a contact person who takes part', () => {
  const contact = { name: 'Ann', email: 'ann@example.org', phone: '030 123 45 67', takesPart: ['yes'] }
  const bob = { name: 'Bob', email: 'bob@example.org' }

  it('is a participant without being entered twice', async () => {
    const desk = openDesk(4)
    await desk.send({ contact, participants: [] })
    await desk.send({ contact, participants: [bob] })
    const [alone, both] = desk.registrations()
    expect(alone).toMatchObject({ quantity: 1, data: { participants: [{ name: 'Ann' }] } })
    expect(both).toMatchObject({ quantity: 2, data: { participants: [{ name: 'Ann' }, bob] } })
  })

  it('takes one of the places that a registration can have', async () => {
    const participants = Array.from({ length: 12 }, (_, n) => ({ ...bob, name: `Bob ${n}` }))
    const errors = [errorAt('participants', 'tooManyItems', { max: 12 })]
    expect(await openDesk(40).send({ contact, participants })).toEqual(errors)
  })
})

it('a registration without participants is refused where the first one can be entered', async () => {
  const errors = ['name', 'email'].map(name => errorAt(`participants.0.${name}`, 'required'))
  expect(await openDesk(4).send({ participants: [] })).toEqual(errors)
})

describe('those who take part besides the contact person', () => {
  const contact = { name: 'Ann', email: 'ann@example.org', phone: '030 123 45 67', takesPart: ['yes'] }
  const participants = ['bob', 'bob', 'cas'].map(name => ({ name: insult, email: `${name}@example.org` }))

  it('hear of it once the contact person has confirmed their address, and when the registration is cancelled', async () => {
    const desk = openDesk(10)
    await desk.send({ contact, participants })
    expect(desk.mailsTo('bob')).toEqual([])
    await desk.act('confirm', 1)
    await desk.act('cancel', 1)
    for (const name of ['bob', 'cas']) {
      const [registered, cancelled, ...others] = desk.mailsTo(name)
      expect(others).toEqual([])
      expect(registered).toMatchObject({ subject: 'You are registered: Buying well', isForOthers: true })
      expect(registered?.before[1]).toMatch(/^Ann \(ann@example\.org\) has registered you/)
      expect(registered?.before).toContain('Date: 1 June 2027')
      expect(registered?.attachments).toHaveLength(1)
      expect(cancelled?.before[1]).toMatch(/^Ann \(ann@example\.org\) has cancelled/)
      expect(wordsOf({ ...registered, ...cancelled } as FormMail)).not.toContain('evil')
    }
    expect(desk.mailsTo('ann').map(({ isForOthers }) => isForOthers)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('hear of a registration that a user confirms or cancels, and nothing while it waits for places', async () => {
    const desk = openDesk(4)
    await desk.send({ contact, participants })
    await desk.act('confirm', 1, true)
    expect(desk.mailsTo('bob')).toHaveLength(1)
    await desk.send({ contact, participants })
    await desk.act('confirm', 2)
    expect(desk.states()).toEqual(['confirmed', 'waiting'])
    expect(desk.mailsTo('bob')).toHaveLength(1)
    await desk.act('cancel', 1, true)
    expect(desk.mailsTo('bob').map(({ subject }) => subject.split(':')[0])).toEqual([
      'You are registered',
      'Registration cancelled',
    ])
    await desk.act('accept', 2)
    expect(desk.mailsTo('bob')).toHaveLength(3)
  })

  it('never read a message in the name of the contact person', async () => {
    const desk = openDesk(4)
    await desk.send({ contact: { ...contact, name: insult }, participants })
    await desk.act('confirm', 1)
    expect(desk.mailsTo('bob')[0]?.before[1]).toMatch(/^ann@example\.org has registered you/)
  })
})

it('mails to visitors and participants are signed by the organisation, which gets their replies', async () => {
  const desk = openDesk(4)
  await desk.register('ann')
  await desk.act('confirm', 1)
  for (const mail of desk.mails.filter(({ isInternal }) => !isInternal)) {
    expect(mail.replyTo).toEqual({ address: 'hello@som.example', name: 'SOM' })
    expect(mail.after?.at(-1)).toBe('Best regards,\nSOM\n030 765 43 21\nhello@som.example')
  }
  expect(desk.mails).toHaveLength(4)
  expect(desk.notices()[0]?.replyTo).toMatchObject({ address: 'ann@example.org' })
})

it('a registration has a number to quote in every mail', async () => {
  const desk = openDesk(4)
  await desk.register('ann', 1, true)
  await desk.register('bob')
  await desk.act('cancel', 1)
  for (const { before, about } of desk.mails) expect(before).toContain(`Registration number: ${about}`)
  expect(desk.mails).toHaveLength(6)
})

it('the invoice of a private person is in the name of the contact person', async () => {
  const desk = openDesk(4)
  const invoice = { organisation: '', address: 'Street 1', postalCode: '1234 AB', city: 'Utrecht' }
  const contact = { name: 'Ann', email: 'ann@example.org', phone: '030 123 45 67', takesPart: ['yes'] }
  await desk.send({ contact, invoice: { ...invoice, country: 'NL', reference: '' } }, true)
  const [notice] = desk.notices()
  expect(notice?.before).toContain('Invoice: Ann, Street 1, 1234 AB, Utrecht, NL')
})
