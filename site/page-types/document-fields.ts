import { file, type JsonObject, type PropsOf, plain } from 'ximblox'
import { sectorField, summaryField, tagFields, yearField } from './common-fields.ts'

/** The fields of tools and literature. */
export const documentFields = {
  summary: summaryField,
  file: file({
    label: { en: 'File', nl: 'Bestand', de: 'Datei', fr: 'Fichier' },
    accept: ['document', 'file'],
  }),
  sector: sectorField,
  author: plain({ label: { en: 'Author', nl: 'Auteur', de: 'Autor', fr: 'Auteur' }, max: 120 }),
  year: yearField,
  ...tagFields,
}

export const documentCard = ({
  summary,
  sector,
  author,
  year,
}: PropsOf<typeof documentFields>): JsonObject => ({ summary, sector, author, year })
