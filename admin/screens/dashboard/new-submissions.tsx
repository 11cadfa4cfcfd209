import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormSummary, SubmissionRow } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { newCount } from '../../submissions/states.ts'
import { submissionName } from '../../submissions/submission-name.ts'
import { SubmissionState } from '../../submissions/submission-state.tsx'
import { submissionsKey, useForms } from '../../submissions/use-forms.ts'
import { VisitorText } from '../../submissions/visitor-text.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'

/** The latest submissions of all forms, and how many nobody has handled yet. */
export const NewSubmissions = () => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const client = useClient()
  const forms = useForms()
  const latest = useQuery({
    queryKey: [...submissionsKey, 'latest'],
    queryFn: async ({ signal }) =>
      (await client.forms.submissions({ query: { pageSize: 5 } }, { signal })).data.items,
  })
  const formOf = (row: SubmissionRow) => forms.data?.find(({ id }) => id === row.form)
  const isError = latest.isError || forms.isError
  const refetch = () => void Promise.all([latest.refetch(), forms.refetch()])
  return (
    <LoadedSection
      title={t('latestOnes')}
      links={
        <>
          {forms.data?.filter(hasNew).map(form => (
            <Link key={form.id} to="/submissions/$form" params={{ form: form.id }} search={{ state: 'new' }}>
              {t('newIn', { form: labelText(form.label), count: newCount(form.states) ?? 0 })}
            </Link>
          ))}
          <Link to="/submissions">{t('allForms')}</Link>
        </>
      }
      query={{ data: forms.data && latest.data, isError, refetch }}
    >
      {rows => (
        <DashboardList rows={rows} rowKey={row => row.id} isWide>
          {row => <SubmissionSummary row={row} form={formOf(row)} />}
        </DashboardList>
      )}
    </LoadedSection>
  )
}

const SubmissionSummary = ({ row, form }: { row: SubmissionRow; form: FormSummary | undefined }) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const name = submissionName(row.fields, form?.columns) || t('unnamed', { id: String(row.id) })
  return (
    <>
      <Link to="/submissions/$form/$id" params={{ form: row.form, id: String(row.id) }}>
        <VisitorText text={name} />
      </Link>
      <span className={classes.locale}>
        <VisitorText text={form ? labelText(form.label) : row.form} />
      </span>
      <span className={classes.state}>
        <SubmissionState submission={row} states={form?.states ?? []} />
      </span>
      <RelativeTime time={row.at} />
    </>
  )
}

const hasNew = ({ states }: FormSummary) => (newCount(states) ?? 0) > 0
