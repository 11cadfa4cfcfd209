import type { StyleGuideSection } from './section.ts'

const pageList: StyleGuideSection = {
  id: 'page-list',
  title: { 'nl-nl': 'Lijst van pagina’s', 'en-gb': 'List of pages' },
  states: (
    [
      ['rows', { 'nl-nl': 'Rijen', 'en-gb': 'Rows' }],
      ['cards', { 'nl-nl': 'Kaarten', 'en-gb': 'Cards' }],
      ['compact', { 'nl-nl': 'Compact', 'en-gb': 'Compact' }],
    ] as const
  ).map(([look, title]) => ({
    id: look,
    title,
    block: say => ({
      type: 'page-list',
      props: {
        title: say('Projecten', 'Projects'),
        types: [{ key: 'project', type: 'project' }],
        look,
        size: 3,
        paging: false,
      },
    }),
  })),
}

const downloads: StyleGuideSection = {
  id: 'download-list',
  title: { 'nl-nl': 'Downloads', 'en-gb': 'Downloads' },
  states: [
    {
      id: 'two',
      title: { 'nl-nl': 'Twee bestanden', 'en-gb': 'Two files' },
      block: (say, to) => ({
        type: 'download-list',
        props: {
          title: say('Om mee te nemen', 'To take with you'),
          files: [
            { key: 'baseline', name: say('De nulmeting', 'The baseline') },
            {
              key: 'supplier',
              name: say('Vragen aan een leverancier', 'Questions for a supplier'),
              text: say('Eén vel, twaalf vragen.', 'One sheet, twelve questions.'),
            },
          ],
        },
        __files: {
          files_baseline_file: to.file(say('nulmeting.pdf', 'baseline.pdf')),
          files_supplier_file: to.file(say('leverancier.pdf', 'supplier.pdf')),
        },
      }),
    },
  ],
}

const search: StyleGuideSection = {
  id: 'search',
  title: { 'nl-nl': 'Zoeken', 'en-gb': 'Search' },
  states: [
    {
      id: 'box',
      title: { 'nl-nl': 'Zoekvak', 'en-gb': 'Search box' },
      block: say => ({
        type: 'search-box',
        props: {
          title: say('Waar bent u naar op zoek?', 'What are you looking for?'),
          placeholder: say('Bijvoorbeeld: nulmeting', 'For example: baseline'),
        },
      }),
    },
    {
      id: 'results',
      title: { 'nl-nl': 'Zoekresultaten', 'en-gb': 'Search results' },
      block: (say, to) => ({
        type: 'search-results',
        props: {
          popularTitle: say('Veel gelezen', 'Often read'),
          popular: [
            { key: 'advice', link: { label: say('Advies', 'Advice'), target: to.page('advice') } },
            { key: 'contact', link: { label: 'Contact', target: to.page('contact') } },
          ],
        },
      }),
    },
  ],
}

export const listSections: readonly StyleGuideSection[] = [pageList, downloads, search]
