import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { FormSummary } from '@ximblox/contract/forms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useRowSelection } from '../../list/use-row-selection.ts'
import { useForms } from '../../submissions/use-forms.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useSubmissionColumns } from './submission-columns.tsx'
import { SubmissionFilters } from './submission-filters.tsx'
import { useSubmissionList } from './use-submission-list.ts'

/** `/cmsadmin/submissions/{form}`: the submissions of a form. */
export const FormScreen = () => {
  const t = useTranslations('submissions')
  const { form: id = '' } = useParams({ strict: false })
  const { data: forms, isError, refetch } = useForms()
  const form = forms?.find(one => one.id === id)
  if (form) return <FormSubmissions key={id} form={form} />
  return (
    <>
      <ScreenHead title={forms && t('missingForm')} />
      {isError && <LoadFailed message={t('failedForms')} onRetry={() => void refetch()} />}
    </>
  )
}

const FormSubmissions = ({ form }: { form: FormSummary }) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const { list, filter, filterBy, clearFilters, exportUrl } = useSubmissionList(form.id)
  const { chosen, selected, select, clear } = useRowSelection(list.items)
  const [isDeleting, setDeleting] = useState(false)
  const columns = useSubmissionColumns(form, { selected: chosen, onSelect: select })
  return (
    <>
      <ScreenHead
        title={labelText(form.label)}
        actions={
          <Button component="a" href={exportUrl} download variant="default">
            {t('export')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={row => row.id}
        empty={t('empty')}
        searchable
        onClearFilters={clearFilters}
        sortColumns={[
          { value: 'at', label: t('received'), order: 'desc' },
          { value: 'state', label: t('state') },
          { value: 'email', label: t('email') },
        ]}
        controls={<SubmissionFilters form={form} filter={filter} onFilter={filterBy} />}
        selection={
          selected.length > 0 && (
            <Button variant="default" size="xs" onClick={() => setDeleting(true)}>
              {t('deleteSelected', { count: selected.length })}
            </Button>
          )
        }
      />
      {isDeleting && (
        <DeleteDialog
          ids={selected}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            clear()
          }}
        />
      )}
    </>
  )
}
