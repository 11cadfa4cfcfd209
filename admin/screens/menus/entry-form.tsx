import { Button, NativeSelect } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'
import { useTranslations } from 'use-intl'
import { PageChoice } from '../../pages/page-choice.tsx'
import { AddressInput } from '../../ui/address-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './entry-list.module.css'
import { FileChoice } from './file-choice.tsx'
import { useMenuEditing } from './menu-editing.ts'

type Goal = Partial<Pick<MenuItem, 'url' | 'pageID' | 'fileID'>>

export const EntryForm = ({ item }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { locale, change, open, faultsOf, learn } = useMenuEditing()
  const { key } = item
  const linkTo = (goal: Goal, title = item.title) =>
    change(key, ({ key, children }) => ({ key, title, ...goal, children }), `goal ${key}`)
  return (
    <div className={classes.form} data-form={key}>
      <NativeSelect
        label={t('leadsTo')}
        value={kindOf(item)}
        onChange={event => linkTo(beginnings[event.currentTarget.value] ?? {})}
        data={[
          { value: 'page', label: t('toPage') },
          { value: 'file', label: t('toFile') },
          { value: 'address', label: t('toAddress') },
          { value: 'heading', label: t('toNothing') },
        ]}
      />
      {item.pageID !== undefined && (
        <PageChoice
          id={item.pageID === 0 ? null : item.pageID}
          locale={locale}
          error={faultsOf(key, 'pageID')[0]}
          onChange={page => {
            learn({ pages: [page] })
            linkTo({ pageID: page.id }, item.title || page.title)
          }}
        />
      )}
      {item.fileID !== undefined && (
        <FileChoice
          id={item.fileID}
          errors={faultsOf(key, 'fileID')}
          onChange={file => {
            learn({ files: [file] })
            linkTo({ fileID: file.id }, item.title || file.fileName)
          }}
        />
      )}
      {item.url !== undefined && (
        <AddressInput
          label={t('address')}
          value={item.url}
          onChange={url => linkTo({ url })}
          errors={faultsOf(key, 'url')}
        />
      )}
      <TextInput
        label={t('title')}
        value={item.title}
        onChange={title => change(key, entry => ({ ...entry, title }), `title ${key}`)}
        maxLength={limits.text}
        errors={faultsOf(key, 'title')}
      />
      <div>
        <Button variant="default" onClick={() => open(null)}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

/** A new link has no target yet. */
const beginnings: Readonly<Record<string, Goal>> = {
  page: { pageID: 0 },
  file: { fileID: 0 },
  address: { url: '' },
}

const kindOf = ({ url, pageID, fileID }: MenuItem): string => {
  if (pageID !== undefined) return 'page'
  if (fileID !== undefined) return 'file'
  return url === undefined ? 'heading' : 'address'
}
