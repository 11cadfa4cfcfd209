import { Button } from '@mantine/core'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { ListField } from '@ximblox/blocks/fields/list-field'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { insertItem, moveItem, removeItem } from '../state/commands/items.ts'
import { isItemList, type ListItem } from '../state/document/list-items.ts'
import { type Path, readIn } from '../state/document/paths.ts'
import { useWorkspace } from '../workspace.ts'
import type { HolderControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'
import { itemPlace } from './field-holder.ts'
import { itemSnippet } from './item-snippet.ts'
import { ListItemForm } from './list-item-form.tsx'
import { movedIndex, stepDown, stepUp } from './moved-index.ts'

interface Props extends HolderControlProps<ListField> {
  /** Renders the form of the item at a path. */
  children: (path: Path) => ReactNode
  /** Items can be neither added, moved nor removed. */
  isFixed: boolean
}

export const ListControl = ({
  field,
  label,
  help,
  errors,
  isRequired,
  holder,
  path,
  children,
  isFixed,
}: Props) => {
  const t = useTranslations('editor.fields')
  const { labelText } = useLanguage()
  const { editor, announce } = useWorkspace()
  const value = readIn(holder.props, path)
  const items: ListItem[] = isItemList(value) ? value : []
  const itemName = labelText(field.itemLabel ?? t('item'))
  const keys = items.map(item => item.key)
  // The keys before an item was added; the new item is the one that is not among them.
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const placeAfter = (after: string | null) => itemPlace(holder, path, after)

  const add = () => {
    if (editor.run(insertItem(completeProps(field.fields, {}), placeAfter(keys.at(-1) ?? null))))
      setBefore(keys)
  }
  const move = (key: string, after: string | null) => {
    if (!editor.run(moveItem(key, placeAfter(after)))) return
    const place = String(movedIndex(keys, key, after) + 1)
    announce(t('itemMoved', { place, count: String(keys.length) }))
  }
  return (
    <FieldGroup label={label} help={help} errors={errors} isRequired={isRequired}>
      {items.map((item, index) => {
        const name = t('itemName', { name: itemName, place: String(index + 1) })
        const [up, down] = [stepUp(keys, index), stepDown(keys, index)]
        return (
          <ListItemForm
            key={item.key}
            name={name}
            snippet={itemSnippet(field.fields, item, labelText)}
            isNew={before !== null && !before.includes(item.key)}
            onShown={() => setBefore(null)}
            isFixed={isFixed}
            {...(up !== undefined && { onUp: () => move(item.key, up) })}
            {...(down !== undefined && { onDown: () => move(item.key, down) })}
            onRemove={() => editor.run(removeItem(holder.target, [...holder.base, ...path], item.key))}
          >
            {children([...path, item.key])}
          </ListItemForm>
        )
      })}
      {!isFixed && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            disabled={items.length >= field.max}
            onClick={add}
            aria-label={t('addItem', { name: itemName })}
          >
            {itemName}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
