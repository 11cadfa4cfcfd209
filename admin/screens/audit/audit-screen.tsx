import { Button } from '@mantine/core'
import type { AuditRow } from '@ximblox/contract/audit'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListScreen } from '../../list/list-screen.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { useAuditList } from './use-audit-list.ts'

/** `/cmsadmin/settings/audit`. */
export const AuditScreen = () => {
  const t = useTranslations('audit')
  const { list, filter, filterBy, clearFilters, exportUrl } = useAuditList()
  const [shown, setShown] = useState<AuditRow>()
  const columns = useAuditColumns({ onDetails: setShown, onFilter: filterBy })
  return (
    <>
      <ScreenHead
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
        searchable
        onClearFilters={clearFilters}
        sortColumns={[
          { value: 'at', label: t('at'), order: 'desc' },
          { value: 'actor', label: t('actor') },
          { value: 'action', label: t('action') },
        ]}
        controls={<AuditFilters filter={filter} onFilter={filterBy} rows={list.items ?? []} />}
      />
      {shown && <DetailsDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
