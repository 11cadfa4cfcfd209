import { ActionIcon, Button } from '@mantine/core'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { ListField } from '@ximblox/blocks/fields/list'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { insertItem, moveItem, removeItem } from '../state/commands/items.ts'
import { isItemList, type ListItem } from '../state/document/list-items.ts'
import { type Path, readIn } from '../state/document/paths.ts'
import { useWorkspace } from '../workspace.ts'
import type { HolderControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'
import { itemPlace } from './field-holder.ts'
import classes from './list-control.module.css'

interface Props extends HolderControlProps<ListField> {
  /** The form of the item at a path. */
  children: (path: Path) => ReactNode
}

/** The items of a list, each with the fields that it has. */
export const ListControl = ({ field, label, help, errors, holder, path, children }: Props) => {
  const t = useTranslations('editor.fields')
  const { language } = useLanguage()
  const { editor, announce } = useWorkspace()
  const value = readIn(holder.props, path)
  const items: ListItem[] = isItemList(value) ? value : []
  const itemName = field.itemLabel?.[language] ?? t('item')
  const keys = items.map(item => item.key)
  const place = (after: string | null) => itemPlace(holder, path, after)

  const add = () => editor.run(insertItem(completeProps(field.fields, {}), place(keys.at(-1) ?? null)))
  const move = (key: string, after: string | null) => {
    if (!editor.run(moveItem(key, place(after)))) return
    const index = after === null ? 0 : keys.indexOf(after) + (keys.indexOf(after) < keys.indexOf(key) ? 1 : 0)
    announce(t('itemMoved', { place: String(index + 1), count: String(keys.length) }))
  }
  return (
    <FieldGroup label={label} help={help} errors={errors}>
      {items.map((item, index) => {
        const name = t('itemName', { name: itemName, place: String(index + 1) })
        return (
          <details key={item.key} className={classes.item}>
            <summary>
              <span className={classes.name}>{name}</span>
              <span className={classes.snippet}>{fieldsText(field.fields, item).split('\n')[0]}</span>
            </summary>
            <div className={classes.tools}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('itemUp', { name })}
                disabled={index === 0}
                onClick={() => move(item.key, keys[index - 2] ?? null)}
              >
                <ArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('itemDown', { name })}
                disabled={index === items.length - 1}
                onClick={() => move(item.key, keys[index + 1] ?? null)}
              >
                <ArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('itemRemove', { name })}
                onClick={() => editor.run(removeItem(holder.target, [...holder.base, ...path], item.key))}
              >
                <Trash size={16} aria-hidden />
              </ActionIcon>
            </div>
            {children([...path, item.key])}
          </details>
        )
      })}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={items.length >= field.max}
          onClick={add}
        >
          {t('addItem', { name: itemName })}
        </Button>
      </div>
    </FieldGroup>
  )
}
