import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FormSummary } from '@ximblox/contract/forms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { pageOf } from '../../list/page-of.ts'
import { usePagedList } from '../../list/use-paged-list.ts'
import { newCount } from '../../submissions/states.ts'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'
import { EraseDialog } from './erase-dialog.tsx'
import classes from './forms-screen.module.css'

/** `/cmsadmin/submissions`: the forms of the site. */
export const FormsScreen = () => {
  const t = useTranslations('submissions')
  const client = useClient()
  const [isErasing, setErasing] = useState(false)
  const list = usePagedList<FormSummary>({
    key: [...submissionsKey, 'forms', 'list'],
    fetchPage: async (list, signal) => pageOf((await client.forms.list({}, { signal })).data, list),
  })
  return (
    <>
      <ScreenHead
        actions={
          <Button variant="default" onClick={() => setErasing(true)}>
            {t('erase')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        label={t('forms')}
        columns={useColumns()}
        rowKey={form => form.id}
        empty={t('noForms')}
      />
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </>
  )
}

const useColumns = (): Column<FormSummary>[] => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const keptFor = (days: number | null) => (days === null ? t('keptForever') : t('keptDays', { days }))
  return [
    {
      id: 'form',
      title: t('form'),
      cell: form => (
        <>
          <Link to="/submissions/$form" params={{ form: form.id }} className={textClasses.nameLink}>
            {labelText(form.label)}
          </Link>
          {!form.isDeclared && form.page && (
            <span className={textClasses.detailLine}>{t('onPage', { title: form.page.title })}</span>
          )}
          <span data-narrow>
            {t('total')} {form.total} · {t('kept')} {keptFor(form.retentionDays)}
          </span>
        </>
      ),
    },
    { id: 'new', title: t('new'), cell: form => <NewCount form={form} /> },
    { id: 'lastWeek', title: t('lastWeek'), cell: form => form.lastWeek, isSecondary: true },
    { id: 'total', title: t('total'), cell: form => form.total, isSecondary: true },
    {
      id: 'latest',
      title: t('latest'),
      cell: form => (form.newestAt === null ? t('none') : <RelativeTime time={form.newestAt} />),
      isSecondary: true,
    },
    { id: 'kept', title: t('kept'), cell: form => keptFor(form.retentionDays), isSecondary: true },
  ]
}

const NewCount = ({ form }: { form: FormSummary }) => {
  const count = newCount(form.states)
  if (count === null || count === 0) return <span className={classes.zero}>{count ?? '–'}</span>
  return (
    <Link
      to="/submissions/$form"
      params={{ form: form.id }}
      search={{ state: 'new' }}
      className={classes.count}
    >
      {count}
    </Link>
  )
}
