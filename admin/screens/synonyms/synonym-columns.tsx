import { Button, Menu as MantineMenu } from '@mantine/core'
import type { SynonymGroup } from '@ximblox/contract/synonyms'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { RowButton } from '../../list/row-button.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { Menu } from '../../ui/menu.tsx'

/** What the user does on the screen. */
export type SynonymAction = { kind: 'create' } | { kind: 'edit' | 'delete'; group: SynonymGroup }

export const useSynonymColumns = (onAct: (action: SynonymAction) => void): Column<SynonymGroup>[] => {
  const t = useTranslations('synonyms')
  const nameOf = useLocaleName()
  return [
    {
      id: 'words',
      title: t('words'),
      cell: group => (
        <>
          <RowButton onClick={() => onAct({ kind: 'edit', group })}>{group.words.join(', ')}</RowButton>
          <span data-narrow>{nameOf(group.language)}</span>
        </>
      ),
    },
    { id: 'language', title: t('language'), cell: ({ language }) => nameOf(language), isSecondary: true },
    {
      id: 'actions',
      title: t('actions'),
      cell: group => (
        <Menu
          width={200}
          target={
            <Button
              variant="default"
              size="xs"
              aria-label={t('actionsNamed', { words: group.words.join(', ') })}
            >
              <MoreHorizontal size={16} aria-hidden />
            </Button>
          }
        >
          <MantineMenu.Item onClick={() => onAct({ kind: 'edit', group })}>{t('edit')}</MantineMenu.Item>
          <MantineMenu.Item onClick={() => onAct({ kind: 'delete', group })}>{t('delete')}</MantineMenu.Item>
        </Menu>
      ),
    },
  ]
}
