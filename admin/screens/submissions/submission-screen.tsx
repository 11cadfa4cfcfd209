import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { FormSummary, Submission } from '@ximblox/contract/forms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotFoundScreen } from '../../pages/not-found-screen.tsx'
import { submissionName } from '../../submissions/submission-name.ts'
import { useForms } from '../../submissions/use-forms.ts'
import { submissionKey } from '../../submissions/use-submission-call.ts'
import { shortened } from '../../submissions/values.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { AnswerList } from './answer-list.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Neighbours } from './neighbours.tsx'
import { SubmissionFacts } from './submission-facts.tsx'
import classes from './submission-screen.module.css'

/** `/cmsadmin/submissions/{form}/{id}`: one submission. */
export const SubmissionScreen = () => {
  const { id = '' } = useParams({ strict: false })
  return <LoadedSubmission key={id} id={id} />
}

const LoadedSubmission = ({ id }: { id: string }) => {
  const t = useTranslations('submissions')
  const client = useClient()
  const forms = useForms()
  const { data, error, refetch } = useQuery({
    queryKey: submissionKey(Number(id)),
    queryFn: async ({ signal }) =>
      (await client.forms.get({ params: { id: Number(id) } }, { signal })).submission,
  })
  if (isRefusal(error) && error.status === 404) return <NotFoundScreen />
  const failure = error ?? forms.error
  const retry = () => void (error ? refetch() : forms.refetch())
  if (!data || !forms.data)
    return (
      <>
        <ScreenHead />
        {failure ? <LoadFailed message={t('failed')} onRetry={retry} /> : <Skeleton height={320} maw={720} />}
      </>
    )
  return <ShownSubmission submission={data} form={forms.data.find(({ id }) => id === data.form)} />
}

interface Props {
  submission: Submission
  /** Undefined if the form no longer exists. */
  form: FormSummary | undefined
}

const ShownSubmission = ({ submission, form }: Props) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const navigate = useNavigate()
  const { searchStr } = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const name = shortened(submissionName(submission.fields, form?.columns), 100)
  return (
    <>
      <PageHead
        title={name || t('unnamed', { id: String(submission.id) })}
        crumbs={[
          { title: t('title'), path: '/submissions' },
          {
            title: form ? labelText(form.label) : submission.wording.label,
            path: `/submissions/${encodeURIComponent(submission.form)}${searchStr}`,
          },
        ]}
        actions={
          <>
            <Neighbours submission={submission} />
            <Button variant="default" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
          </>
        }
      />
      <div className={classes.submission}>
        <AnswerList submission={submission} />
        <SubmissionFacts submission={submission} states={form?.states ?? []} />
      </div>
      {isDeleting && (
        <DeleteDialog
          ids={[submission.id]}
          onClose={() => setDeleting(false)}
          onDeleted={() =>
            void navigate({
              to: '/submissions/$form',
              params: { form: submission.form },
              search: true,
            })
          }
        />
      )}
    </>
  )
}
