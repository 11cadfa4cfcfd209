import type { AuditRow } from '@ximblox/contract/audit'
import type { Json } from '@ximblox/contract/fields'
import { useFormatter, useTranslations } from 'use-intl'
import { Facts } from '../../ui/facts.tsx'
import { Modal } from '../../ui/modal.tsx'
import { detailText } from './audited-action.ts'
import classes from './details-dialog.module.css'
import { useActionName } from './use-action-name.ts'

interface Props {
  row: AuditRow
  onClose: () => void
}

/** Shows the stored details of one action untranslated. */
export const DetailsDialog = ({ row, onClose }: Props) => {
  const t = useTranslations('audit')
  const format = useFormatter()
  const actionName = useActionName()
  return (
    <Modal title={actionName(row.action)} opened onClose={onClose} size="md">
      <Facts>
        <dt>{t('at')}</dt>
        <dd>{format.dateTime(new Date(row.at), { dateStyle: 'long', timeStyle: 'medium' })}</dd>
        <dt>{t('address')}</dt>
        <dd>{row.address}</dd>
        {Object.entries(row.details).map(([key, value]) => (
          <Fact key={key} name={key} value={value} />
        ))}
      </Facts>
    </Modal>
  )
}

const Fact = ({ name, value }: { name: string; value: Json }) => (
  <>
    <dt>{name}</dt>
    <dd className={classes.value}>{detailText(value)}</dd>
  </>
)
