import { useTranslations } from 'use-intl'

export const useCanvasTexts = () => {
  const t = useTranslations('canvas')
  const tFields = useTranslations('editor.fields')
  const tSearch = useTranslations('search')
  const tPicker = useTranslations('media.picker')
  return {
    unwritten: (label: string) => t('unwritten', { label }),
    toolbar: (name: string) => t('toolbar', { name }),
    moveUp: t('moveUp'),
    moveDown: t('moveDown'),
    drag: t('drag'),
    duplicate: t('duplicate'),
    copy: t('copy'),
    cut: t('cut'),
    paste: t('paste'),
    replace: t('replace'),
    remove: t('remove'),
    add: t('add'),
    addFirst: t('addFirst'),
    nothingFound: tSearch('noResults'),
    option: (name: string, place: number, count: number) =>
      t('selected', { name, place: String(place), count: String(count) }),
    chooseImage: tPicker('image'),
    chooseFile: tPicker('file'),
    item: tFields('item'),
    addItem: (name: string) => tFields('addItem', { name }),
    many: (count: number) => t('many', { count: String(count) }),
    unknownBlock: (type: string) => t('unknownBlock', { type }),
    failedBlock: (name: string) => t('failedBlock', { name }),
    interim: t('interim'),
    interimPictures: t('interimPictures'),
    formatting: t('formatting'),
    bold: t('bold'),
    italic: t('italic'),
    paragraph: t('paragraph'),
    heading: (level: number) => t('heading', { level: String(level) }),
    bulletList: t('bulletList'),
    orderedList: t('orderedList'),
    quote: t('quote'),
    link: t('link'),
    image: t('image'),
    more: t('moreFormats'),
    fewer: t('mainFormats'),
    strike: t('strike'),
    subscript: t('subscript'),
    superscript: t('superscript'),
    small: t('small'),
    code: t('code'),
    codeBlock: t('codeBlock'),
    changeNumbering: t('changeNumbering'),
    note: t('note'),
    tip: t('tip'),
    warning: t('warning'),
  }
}
export type CanvasTexts = ReturnType<typeof useCanvasTexts>
