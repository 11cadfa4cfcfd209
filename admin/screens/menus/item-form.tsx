import { Button } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'
import { useTranslations } from 'use-intl'
import { PageSelect } from '../../pages/page-select.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { FileChoice } from './file-choice.tsx'
import classes from './item-list.module.css'
import { useMenuEditing } from './menu-editing.ts'

type LinkTarget = Partial<Pick<MenuItem, 'url' | 'pageID' | 'fileID'>>

export const ItemForm = ({ item }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { locale, change, open, errorsOf, addTargets } = useMenuEditing()
  const { key } = item
  const setTarget = (target: LinkTarget, title = item.title) =>
    change(key, ({ key, children }) => ({ key, title, ...target, children }), `target ${key}`)
  return (
    <div className={classes.form} data-form={key}>
      <Select
        label={t('leadsTo')}
        value={targetTypeOf(item)}
        onChange={value => setTarget(emptyTargets[value] ?? {})}
        options={[
          { value: 'page', label: t('toPage') },
          { value: 'file', label: t('toFile') },
          { value: 'address', label: t('toAddress') },
          { value: 'heading', label: t('toNothing') },
        ]}
      />
      {item.pageID !== undefined && (
        <PageSelect
          id={item.pageID === 0 ? null : item.pageID}
          locale={locale}
          error={errorsOf(key, 'pageID')[0]}
          onChange={page => {
            addTargets({ pages: [page] })
            setTarget({ pageID: page.id }, item.title || page.title)
          }}
        />
      )}
      {item.fileID !== undefined && (
        <FileChoice
          id={item.fileID}
          errors={errorsOf(key, 'fileID')}
          onChange={file => {
            addTargets({ files: [file] })
            setTarget({ fileID: file.id }, item.title || file.fileName)
          }}
        />
      )}
      {item.url !== undefined && (
        <UrlInput
          label={t('address')}
          value={item.url}
          onChange={url => setTarget({ url })}
          errors={errorsOf(key, 'url')}
        />
      )}
      <TextInput
        label={t('title')}
        value={item.title}
        onChange={title => change(key, edited => ({ ...edited, title }), `title ${key}`)}
        limit={limits.text}
        errors={errorsOf(key, 'title')}
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
const emptyTargets: Readonly<Record<string, LinkTarget>> = {
  page: { pageID: 0 },
  file: { fileID: 0 },
  address: { url: '' },
}

const targetTypeOf = ({ url, pageID, fileID }: MenuItem): string => {
  if (pageID !== undefined) return 'page'
  if (fileID !== undefined) return 'file'
  return url === undefined ? 'heading' : 'address'
}
