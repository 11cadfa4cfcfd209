import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let mailServer: MailServer
let folder: DataDir
let product: Product
let client: Client
let serial = 0

beforeAll(async () => {
  mailServer = await openMailServer()
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: { SMTP_URL: mailServer.url, FORM_MINIMUM_SECONDS: '0', FORM_SUBMISSIONS_PER_HOUR: '1000' },
  })
  client = await product.logIn()
})
afterAll(async () => {
  await product.stop()
  await mailServer.close()
  await folder.remove()
})

const form = 'training-registration'

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Publishes a training with one date, of € 100 for each participant. */
const publishTraining = async (days: number, places: number, confirmsAtOnce = false) => {
  const start = dayFromNow(days)
  const slug = `trainings/number-${++serial}`
  const body = { title: `Training ${serial}`, slug, type: 'training', locale: 'en-gb' }
  const props = { recipient: 'office@som.example', confirmsAtOnce }
  const block = { type: 'training-form', key: 'registration', props }
  const { pageID } = await client.page.create({ body: { ...body, content: [block] } })
  return publish(pageID, start, places)
}

/** The same training in Dutch, with the same date. */
const publishTranslation = async (pageID: PageID) => {
  const { page } = await client.page.get({ params: { id: pageID } })
  const slug = `trainingen/nummer-${++serial}`
  const body = { pageID, newLocale: 'nl-nl', title: `Training ${serial}`, slug }
  const { pageID: id } = await client.page.createTranslation({ body })
  const [date] = Object(page.pageVersion.pageType.props).dates
  return publish(id, date.start, date.capacity)
}

const publish = async (pageID: PageID, start: string, places: number) => {
  const store = async (price: number, capacity = places) => {
    const { pageVersion } = (await client.page.get({ params: { id: pageID } })).page
    const date = { ...emptyDate, key: 'd1', start, capacity }
    const props = { ...pageVersion.pageType.props, price, summary: 'Short', dates: [date] }
    await client.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, pageType: { ...pageVersion.pageType, props } },
    })
    await client.page.publish({ params: { id: pageID }, body: {} })
  }
  await store(100)
  const { page } = await client.page.get({ params: { id: pageID } })
  const prefix = page.locale === 'nl-nl' ? '' : `/${page.locale}`
  return { url: `${product.url}${prefix}/${page.slug}`, store, pageID }
}

const emptyDate = { end: '', times: '', place: '', location: '', opensOn: '' }

/** What a browser without JavaScript sends. */
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const register = (url: string, name: string, participants = 1, rest: Record<string, string> = {}) =>
  post(url, {
    form,
    blockKey: 'registration',
    dateKey: 'd1',
    ...Object.fromEntries(
      Array.from({ length: participants }, (_, index) => [
        [`participants.${index}.name`, `${name} ${index}`],
        [`participants.${index}.email`, `${name}${index}@example.org`],
      ]).flat(),
    ),
    'contact.name': name,
    'contact.email': `${name}@example.org`,
    'contact.phone': '030 123 45 67',
    'invoice.organisation': 'SOM',
    'invoice.address': 'Street 1',
    'invoice.postalCode': '1234 AB',
    'invoice.city': 'Utrecht',
    'invoice.country': 'Netherlands',
    price: '1',
    agreement: 'on',
    ...rest,
  })

const states = async (): Promise<Record<string, string>> => {
  const { items } = (await client.forms.submissions({ query: { form, pageSize: 100 } })).data
  return Object.fromEntries(items.map(({ email, state }) => [email.replace('@example.org', ''), state]))
}

const mailTo = async (name: string, word: string): Promise<string> => {
  const found = () =>
    mailServer.arrived.findLast(
      mail => mail.recipient === `${name}@example.org` && mail.content.includes(word),
    )
  await expect.poll(() => found()?.content ?? '').not.toBe('')
  return found()?.content ?? ''
}

const linkIn = (mail: string): string => /https?:\/\/\S+token=[\w-]+/.exec(mail)?.[0] ?? ''

/** Opens the link of a mail, and presses its button. */
const follow = async (name: string, offered: 'confirm' | 'accept' | 'cancel') => {
  const link = new URL(linkIn(await mailTo(name, `action=${offered}`)))
  const address = product.url + link.pathname + link.search
  const before = await (await fetch(address)).text()
  const [token, action] = ['token', 'action'].map(param => link.searchParams.get(param) ?? '')
  const fields = { form, blockKey: 'registration', action: action ?? '', token: token ?? '' }
  const answer = await post(product.url + link.pathname, fields)
  return { before, status: answer.status, again: () => post(product.url + link.pathname, fields) }
}

const cancel = (name: string) => follow(name, 'cancel')
const confirm = (name: string) => follow(name, 'confirm')

const offersFor = async (name: string) => {
  const { items } = (await client.forms.submissions({ query: { form, pageSize: 100 } })).data
  const id = items.find(({ email }) => email === `${name}@example.org`)?.id ?? 0
  return (await client.forms.get({ params: { id } })).submission
}

describe('a training with few places', () => {
  it('offers the places of who cancels to the waiting list in its order, and nobody overtakes', async () => {
    const { url, store } = await publishTraining(60, 3)
    expect((await register(url, 'ann', 2)).status).toBe(303)
    expect((await confirm('ann')).before).toContain('Confirm this registration?')
    for (const [name, count] of [
      ['bob', 1],
      ['cas', 1],
      ['big', 3],
      ['dee', 1],
    ] as const) {
      expect((await register(url, name, count)).status).toBe(303)
      expect((await confirm(name)).status).toBe(303)
    }
    expect(await states()).toMatchObject({ ann: 'confirmed', bob: 'confirmed', cas: 'waiting' })

    const { before, status, again } = await cancel('ann')
    expect(before).toContain('Cancelling is free of charge until')
    expect(status).toBe(303)
    const after = { ann: 'cancelled', bob: 'confirmed', cas: 'offered', big: 'waiting', dee: 'waiting' }
    expect(await states()).toMatchObject(after)
    await mailTo('ann', 'You owe nothing')
    await mailTo('cas', 'Places have become free')
    const { submission } = await client.forms.get({ params: { id: (await offersFor('cas')).id } })
    expect(submission).toMatchObject({ actions: [{ name: 'accept' }, { name: 'cancel' }] })

    await again()
    expect(await states()).toMatchObject(after)
    const accepted = await follow('cas', 'accept')
    expect(accepted.before).toContain('Accept these places?')
    expect(accepted.before).toContain('action=cancel')
    await mailTo('cas', 'training.ics')
    await store(100, 5)
    await expect.poll(states).toMatchObject({ cas: 'confirmed', big: 'offered', dee: 'waiting' })
    const link = new URL(linkIn(await mailTo('big', 'action=accept')))
    link.searchParams.set('action', 'cancel')
    const declined = await (await fetch(product.url + link.pathname + link.search)).text()
    expect(declined).toContain('Cancelling costs nothing.')
    const token = link.searchParams.get('token') ?? ''
    await post(product.url + link.pathname, { form, blockKey: 'registration', action: 'cancel', token })
    expect(await states()).toMatchObject({ big: 'cancelled', dee: 'offered' })
  })

  it('has its places in one language, and offers none to who waits on a page that is withdrawn', async () => {
    const { url, store, pageID } = await publishTraining(60, 1)
    const translation = await publishTranslation(pageID)
    await register(url, 'taken')
    await confirm('taken')
    await register(translation.url, 'hidden')
    await confirm('hidden')
    await register(url, 'public')
    await confirm('public')
    expect(await states()).toMatchObject({ taken: 'confirmed', hidden: 'waiting', public: 'waiting' })
    await translation.store(100, 9)
    await client.page.unpublish({ params: { id: translation.pageID }, body: {} })
    await store(100, 2)
    await expect.poll(states).toMatchObject({ hidden: 'waiting', public: 'offered' })
    await store(100, 3)
    await client.page.publish({ params: { id: translation.pageID }, body: {} })
    await expect.poll(states).toMatchObject({ hidden: 'offered', public: 'offered' })
  })

  it('shows what a link leads to on a page of its own', async () => {
    const { url, pageID } = await publishTraining(60, 3)
    const { pageVersion } = (await client.page.get({ params: { id: pageID } })).page
    const other = { type: 'heading', key: 'other', props: { text: 'Something else' } }
    const blocks = [other, ...pageVersion.blocks]
    await client.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, blocks },
    })
    await client.page.publish({ params: { id: pageID }, body: {} })
    expect(await (await fetch(url)).text()).toContain('Something else')
    await register(url, 'alone')
    const { before, again } = await confirm('alone')
    expect(before).toContain('Confirm this registration?')
    expect(before).not.toContain('Something else')
    const done = await again()
    const shown = await (await fetch(product.url + done.headers.get('location'))).text()
    expect(shown).toContain('Your registration is confirmed')
    expect(shown).not.toContain('Something else')
  })

  it('costs all of the price that was agreed within 30 days of its start, and says so before', async () => {
    const { url, store, pageID } = await publishTraining(10, 5)
    await register(url, 'late', 2)
    await confirm('late')
    await store(900)
    const { fields, actions } = await offersFor('late')
    expect(fields).toMatchObject({ price: '100' })
    expect(actions).toMatchObject([{ name: 'cancel', label: { nl: 'Inschrijving annuleren' } }])
    expect(actions[0]?.effects[0]).toMatchObject({
      en: 'The full amount is due: €200 excluding VAT, €242 including VAT.',
    })
    const { data } = await client.forms.subjects({ query: { form } })
    expect(data.find(subject => subject.pageID === pageID)).toMatchObject({
      startsAt: dayFromNow(10),
      places: 5,
      left: 3,
      isOffered: true,
    })
    expect((await cancel('late')).before).toContain('€242')
    expect(await mailTo('late', 'is cancelled')).toContain('242')
  })

  it('never has more participants than places, however many register at once', async () => {
    const { url, pageID } = await publishTraining(60, 10, true)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => register(url, `many${n}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const { data } = await client.forms.subjects({ query: { form } })
    expect(data.find(subject => subject.pageID === pageID)).toMatchObject({
      left: 0,
      totals: { confirmed: { quantity: 10 }, waiting: { quantity: 30 } },
    })
  })
})

describe('a stranger with the addresses of others', () => {
  const placesOn = async (url: string) => /\d+ places left|Full: /.exec(await (await fetch(url)).text())?.[0]
  const subjectOf = async (pageID: number) =>
    (await client.forms.subjects({ query: { form } })).data.find(subject => subject.pageID === pageID)

  it('sends them nothing of their own, and takes no place from who confirms', async () => {
    const { url, pageID } = await publishTraining(60, 12)
    const evil = { 'participants.0.name': 'Log in at https://evil.example/login', 'contact.name': 'Blocked' }
    expect((await register(url, 'victim', 6, evil)).status).toBe(303)
    expect((await register(url, 'victim2', 6, evil)).status).toBe(303)
    const refused = await register(url, 'victim3', 1, evil)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600)
    expect(await refused.text()).toContain('https://evil.example/login')

    const mail = await mailTo('victim', 'action=confirm')
    expect(mail).toContain('Participants: 6')
    expect(mail).not.toMatch(/evil|Blocked/)
    expect(await placesOn(url)).toBe('12 places left')
    expect(await subjectOf(pageID)).toMatchObject({
      left: 12,
      totals: { reserved: { quantity: 6 }, unconfirmed: { quantity: 6 } },
    })
    const offered = await offersFor('victim')
    expect(offered).toMatchObject({ state: 'reserved', actions: [{ name: 'confirm' }, { name: 'cancel' }] })
    expect(Date.parse(offered.heldUntil ?? '') - Date.parse(offered.at)).toBe(24 * 3_600_000)
    const toOffice = mailServer.arrived.filter(({ recipient }) => recipient === 'office@som.example')
    expect(toOffice.filter(({ content }) => content.includes('evil'))).toEqual([])
  })

  it('does not keep a user from confirming by hand whom they know', async () => {
    const { url } = await publishTraining(60, 4)
    await register(url, 'known', 2)
    const { id } = await offersFor('known')
    const { submission } = await client.forms.run({ params: { id }, body: { action: 'confirm' } })
    expect(submission).toMatchObject({ state: 'confirmed', heldUntil: null, actions: [{ name: 'cancel' }] })
    expect(await mailTo('known', 'training.ics')).not.toContain('known 0')
  })
})

describe('a confirmed address', () => {
  it('gets the names, and its link shows afterwards what became of the registration', async () => {
    const { url } = await publishTraining(60, 4)
    await register(url, 'proven', 2)
    const { again } = await confirm('proven')
    expect(await mailTo('proven', 'training.ics')).toContain('Participants: proven 0, proven 1')
    const toParticipant = await mailTo('proven1', 'You are registered')
    expect(toParticipant).toContain('proven (proven@example.org) has registered you')
    expect(toParticipant).toContain('training.ics')
    expect((await again()).status).toBe(303)
    const link = new URL(linkIn(await mailTo('proven', 'action=confirm')))
    const shown = await (await fetch(product.url + link.pathname + link.search)).text()
    expect(shown).toContain('Your registration is confirmed')
    expect(shown).not.toContain('name="participants')
  })
})

describe('a private person', () => {
  it('registers for themselves without scripts, with one tick and no organisation', async () => {
    const { url } = await publishTraining(60, 4)
    const own = {
      'contact.takesPart': 'yes',
      'invoice.organisation': '',
      'participants.0.name': '',
      'participants.0.email': '',
    }
    expect((await register(url, 'private', 1, own)).status).toBe(303)
    await confirm('private')
    expect(await mailTo('private', 'training.ics')).toContain('Participants: private')
    const { fields, quantity } = await offersFor('private')
    expect([fields.participants, quantity]).toEqual([[{ name: 'private', email: 'private@example.org' }], 1])
  })

  it('hears that a participant is missing', async () => {
    const { url } = await publishTraining(60, 4)
    const refused = await register(url, 'nobody', 0)
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('id="form:registration:participants.0.name-error"')
    expect(page).toContain('Name of participant 1 is required')
  })
})

describe('a form that an editor composed', () => {
  it('leads to the page after sending while that is published', async () => {
    const create = (slug: string, content: object[]) =>
      client.page.create({
        body: { title: slug, slug, type: 'basic', locale: 'en-gb', content: content as [] },
      })
    const { pageID: thanks } = await create('thanks', [])
    const question = { key: 'q1', label: 'Why?', kind: 'text', required: true }
    const { pageID } = await create('ask', [
      {
        type: 'form',
        key: 'ask',
        props: { fields: [question], thanksPage: { target: { ref: 'page', id: thanks } } },
      },
    ])
    await client.page.publish({ params: { id: pageID }, body: {} })
    const url = `${product.url}/en-gb/ask`
    const send = async (answer: string) =>
      (await post(url, { form: 'form:ask', blockKey: 'ask', 'f-q1': answer })).headers.get('location')
    expect(await send('Because')).toBe('/en-gb/ask?sent=ask#form:ask')
    await client.page.publish({ params: { id: thanks }, body: {} })
    expect(await send('Why not')).toBe('/en-gb/thanks')
  })
})
