import { type Scene, type Stage, serial } from './scene.ts'
import type { Given } from './send.ts'

const survey = async ({ admin }: Stage): Promise<Given & { params: { form: string } }> => {
  const content = [{ type: 'survey-form', key: 'survey', props: {} }]
  const body = { title: 'Survey', slug: serial(), type: 'basic', locale: 'nl-nl' as const, content }
  const { pageID } = await admin.page.create({ body })
  await admin.page.publish({ params: { id: pageID } })
  const email = `${serial()}@visitors.test`
  return { params: { form: 'survey' }, body: { pageID, name: 'Somebody', email, agreement: true } }
}

const submission = async (stage: Stage): Promise<{ params: { id: number } }> => {
  const { params, body } = await survey(stage)
  await stage.test.visitor().forms.submit({ params: { form: params.form }, body: Object(body) })
  const { data } = await stage.admin.forms.submissions({ query: { form: 'survey' } })
  return { params: { id: data.items[0]?.id ?? 0 } }
}

/** A registration, which a user can cancel for the visitor. */
const registration = async (stage: Stage): Promise<{ params: { id: number } }> => {
  const content = [{ type: 'registration-form', key: 'registration', props: {} }]
  const page = { title: 'Registration', slug: serial(), type: 'basic', locale: 'nl-nl' as const, content }
  const { pageID } = await stage.admin.page.create({ body: page })
  await stage.admin.page.publish({ params: { id: pageID } })
  const body = { pageID, date: '2027-03-02', email: `${serial()}@visitors.test` }
  await stage.test.visitor().forms.submit({ params: { form: 'registration' }, body })
  const { data } = await stage.admin.forms.submissions({ query: { form: 'registration' } })
  return { params: { id: data.items[0]?.id ?? 0 } }
}

export const formScenes: Record<string, Scene> = {
  'forms.submit': { input: survey },
  'forms.act': {
    input: () => ({ params: { form: 'newsletter', action: 'confirm' }, body: { token: serial() } }),
    answers: 422,
  },
  'forms.list': { input: () => ({}) },
  'forms.subjects': { input: () => ({ query: { form: 'registration' } }) },
  'forms.submissions': { input: () => ({}) },
  'forms.csv': { input: () => ({ query: { form: 'survey' } }) },
  'forms.get': { input: submission },
  'forms.update': {
    input: async stage => ({ ...(await submission(stage)), body: { state: 'done', revision: 1 } }),
  },
  'forms.run': { input: async stage => ({ ...(await registration(stage)), body: { action: 'cancel' } }) },
  'forms.remove': { input: submission },
  'forms.removeSeveral': {
    input: async stage => ({ body: { ids: [(await submission(stage)).params.id] } }),
  },
  'forms.write': { input: () => ({ body: { form: 'registration', subject: 'today', letters: [] } }) },
  'forms.erase': { input: () => ({ body: { email: `${serial()}@visitors.test` } }) },
}
