import type { TagRow } from '@ximblox/contract/tags'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { TagUses } from './tag-uses.tsx'

/** What the user does with a tag. */
export type TagAction = { kind: 'create' } | { kind: 'rename' | 'merge' | 'delete' | 'uses'; tag: TagRow }

interface Props {
  action: TagAction
  onClose: () => void
}

export const TagDialog = ({ action, onClose }: Props) => {
  switch (action.kind) {
    case 'create':
      return <NameDialog onClose={onClose} />
    case 'rename':
      return <NameDialog tag={action.tag} onClose={onClose} />
    case 'merge':
      return <MergeDialog tag={action.tag} onClose={onClose} />
    case 'delete':
      return <DeleteDialog tag={action.tag} onClose={onClose} />
    case 'uses':
      return <UsesDialog tag={action.tag} onClose={onClose} />
  }
}

const UsesDialog = ({ tag, onClose }: { tag: TagRow; onClose: () => void }) => {
  const t = useTranslations('tags')
  return (
    <Modal title={t('usesOf', { name: tag.name })} opened onClose={onClose} size="md">
      <TagUses tag={tag} />
    </Modal>
  )
}
