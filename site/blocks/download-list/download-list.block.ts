import { defineBlock, file, list, multiline, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** Files to download. */
export const downloadList = defineBlock({
  id: 'download-list',
  version: 1,
  label: { en: 'Downloads', nl: 'Downloads', de: 'Downloads', fr: 'Téléchargements' },
  group: 'lists',
  keywords: {
    en: 'files documents pdf attachments',
    nl: 'bestanden documenten pdf bijlagen',
    de: 'Dateien Dokumente PDF Anhänge',
    fr: 'fichiers documents pdf pièces jointes',
  },
  icon: 'files',
  sketch: [
    ['button', 'button', 'button'],
    ['line', 'line', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    files: list({
      label: { en: 'Files', nl: 'Bestanden', de: 'Dateien', fr: 'Fichiers' },
      itemLabel: { en: 'File', nl: 'Bestand', de: 'Datei', fr: 'Fichier' },
      min: 1,
      max: 60,
      fields: {
        name: plain({
          label: labels.title,
          help: {
            en: 'Leave empty to use the file name.',
            nl: 'Laat leeg om de bestandsnaam te gebruiken.',
            de: 'Leer lassen, um den Dateinamen zu verwenden.',
            fr: 'Laissez vide pour utiliser le nom du fichier.',
          },
          max: 160,
        }),
        text: multiline({ label: labels.text, max: 300 }),
        file: file({
          label: { en: 'File', nl: 'Bestand', de: 'Datei', fr: 'Fichier' },
          required: true,
          accept: ['document', 'file', 'image', 'gif'],
        }),
      },
    }),
  },
})
