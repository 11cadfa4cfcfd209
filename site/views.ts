import { blockView, createViews, pageTypeView } from 'ximblox/views'
import { accordion } from './blocks/accordion/accordion.block.ts'
import { Accordion, AccordionItem } from './blocks/accordion/accordion.tsx'
import { accordionItem } from './blocks/accordion/accordion-item.block.ts'
import { anchorNavigation } from './blocks/anchor-navigation/anchor-navigation.block.ts'
import { AnchorNavigation } from './blocks/anchor-navigation/anchor-navigation.tsx'
import { callToAction } from './blocks/call-to-action/call-to-action.block.ts'
import { CallToAction } from './blocks/call-to-action/call-to-action.tsx'
import { cards } from './blocks/cards/cards.block.ts'
import { Cards } from './blocks/cards/cards.tsx'
import { columns } from './blocks/columns/columns.block.ts'
import { Columns } from './blocks/columns/columns.tsx'
import { contactForm } from './blocks/contact-form/contact-form.block.ts'
import { ContactForm } from './blocks/contact-form/contact-form.tsx'
import { divider } from './blocks/divider/divider.block.ts'
import { Divider } from './blocks/divider/divider.tsx'
import { downloadList } from './blocks/download-list/download-list.block.ts'
import { DownloadList } from './blocks/download-list/download-list.tsx'
import { embed } from './blocks/embed/embed.block.ts'
import { Embed } from './blocks/embed/embed.tsx'
import { form } from './blocks/form/form.block.ts'
import { ComposedForm } from './blocks/form/form.tsx'
import { gallery } from './blocks/gallery/gallery.block.ts'
import { Gallery } from './blocks/gallery/gallery.tsx'
import { heading } from './blocks/heading/heading.block.ts'
import { Heading } from './blocks/heading/heading.tsx'
import { hero } from './blocks/hero/hero.block.ts'
import { Hero } from './blocks/hero/hero.tsx'
import { picture } from './blocks/image/image.block.ts'
import { Image } from './blocks/image/image.tsx'
import { imageText } from './blocks/image-text/image-text.block.ts'
import { ImageText } from './blocks/image-text/image-text.tsx'
import { keyFigures } from './blocks/key-figures/key-figures.block.ts'
import { KeyFigures } from './blocks/key-figures/key-figures.tsx'
import { LatestNews } from './blocks/latest-news/latest-news.tsx'
import { leafletForm } from './blocks/leaflet-form/leaflet-form.block.ts'
import { LeafletForm } from './blocks/leaflet-form/leaflet-form.tsx'
import { logos } from './blocks/logos/logos.block.ts'
import { Logos } from './blocks/logos/logos.tsx'
import { map } from './blocks/map/map.block.ts'
import { PlaceMap } from './blocks/map/map.tsx'
import { newsletterForm } from './blocks/newsletter-form/newsletter-form.block.ts'
import { NewsletterForm } from './blocks/newsletter-form/newsletter-form.tsx'
import { notice } from './blocks/notice/notice.block.ts'
import { Notice } from './blocks/notice/notice.tsx'
import { PageList } from './blocks/page-list/page-list.tsx'
import { priceTable } from './blocks/price-table/price-table.block.ts'
import { PriceTable } from './blocks/price-table/price-table.tsx'
import { quote } from './blocks/quote/quote.block.ts'
import { Quote } from './blocks/quote/quote.tsx'
import { richText } from './blocks/rich-text/rich-text.block.ts'
import { RichText } from './blocks/rich-text/rich-text.tsx'
import { searchBox } from './blocks/search-box/search-box.block.ts'
import { SearchBox } from './blocks/search-box/search-box.tsx'
import { searchResults } from './blocks/search-results/search-results.block.ts'
import { SearchResults } from './blocks/search-results/search-results.tsx'
import { steps } from './blocks/steps/steps.block.ts'
import { Steps } from './blocks/steps/steps.tsx'
import { styleSamples } from './blocks/style-samples/style-samples.block.ts'
import { StyleSamples } from './blocks/style-samples/style-samples.tsx'
import { table } from './blocks/table/table.block.ts'
import { Table } from './blocks/table/table.tsx'
import { tab } from './blocks/tabs/tab.block.ts'
import { tabs } from './blocks/tabs/tabs.block.ts'
import { Tab, Tabs } from './blocks/tabs/tabs.tsx'
import { team as teamBlock } from './blocks/team/team.block.ts'
import { Team } from './blocks/team/team.tsx'
import { timeline } from './blocks/timeline/timeline.block.ts'
import { Timeline } from './blocks/timeline/timeline.tsx'
import { trainingDates } from './blocks/training-dates/training-dates.block.ts'
import { TrainingDates } from './blocks/training-dates/training-dates.tsx'
import { trainingForm } from './blocks/training-form/training-form.block.ts'
import { TrainingForm } from './blocks/training-form/training-form.tsx'
import { video } from './blocks/video/video.block.ts'
import { Video } from './blocks/video/video.tsx'
import { latestNews, pageList } from './listed-types.ts'
import { withAlone } from './page-types/alone.tsx'
import { basic } from './page-types/basic/basic.page-type.ts'
import { BasicHeader } from './page-types/basic/basic-header.tsx'
import { DocumentHeader } from './page-types/document-header.tsx'
import { literature } from './page-types/literature/literature.page-type.ts'
import { news } from './page-types/news/news.page-type.ts'
import { NewsEnd } from './page-types/news/news-end.tsx'
import { NewsHeader } from './page-types/news/news-header.tsx'
import { PageEnd } from './page-types/page-end.tsx'
import { project } from './page-types/project/project.page-type.ts'
import { ProjectHeader } from './page-types/project/project-header.tsx'
import { team } from './page-types/team/team.page-type.ts'
import { TeamHeader } from './page-types/team/team-header.tsx'
import { tool } from './page-types/tool/tool.page-type.ts'
import { training } from './page-types/training/training.page-type.ts'
import { TrainingHeader } from './page-types/training/training-header.tsx'
import { vacancy } from './page-types/vacancy/vacancy.page-type.ts'
import { VacancyHeader } from './page-types/vacancy/vacancy-header.tsx'
import { SiteFooter } from './theme/site-footer.tsx'

const formStyle = 'blocks/forms.css'
const formScript = 'blocks/forms.script.ts'

/** Every view of the site. */
export default createViews(
  [
    blockView(hero, Hero, 'blocks/hero/hero.css'),
    blockView(richText, RichText, 'blocks/rich-text/rich-text.css'),
    {
      ...blockView(heading, Heading, 'blocks/heading/heading.css'),
      headingLevel: ({ level }) => (typeof level === 'string' ? Number(level.slice(1)) : 2),
    },
    blockView(picture, Image, 'blocks/image/image.css'),
    blockView(imageText, ImageText, 'blocks/image-text/image-text.css'),
    blockView(gallery, Gallery, 'blocks/gallery/gallery.css', 'blocks/gallery/gallery.script.ts'),
    blockView(video, Video, 'blocks/video/video.css'),
    blockView(embed, Embed, 'blocks/embed/embed.css'),
    blockView(cards, Cards, 'blocks/cards/cards.css'),
    blockView(downloadList, DownloadList, 'blocks/download-list/download-list.css'),
    blockView(columns, Columns, 'blocks/columns/columns.css'),
    blockView(callToAction, CallToAction, 'blocks/call-to-action/call-to-action.css'),
    blockView(quote, Quote, 'blocks/quote/quote.css'),
    blockView(keyFigures, KeyFigures, 'blocks/key-figures/key-figures.css'),
    blockView(logos, Logos, 'blocks/logos/logos.css'),
    blockView(steps, Steps, 'blocks/steps/steps.css'),
    blockView(accordion, Accordion, 'blocks/accordion/accordion.css', 'blocks/accordion/accordion.script.ts'),
    blockView(accordionItem, AccordionItem, null),
    blockView(tabs, Tabs, 'blocks/tabs/tabs.css', 'blocks/tabs/tabs.script.ts'),
    blockView(tab, Tab, null),
    blockView(anchorNavigation, AnchorNavigation, 'blocks/anchor-navigation/anchor-navigation.css'),
    blockView(notice, Notice, 'blocks/notice/notice.css'),
    blockView(timeline, Timeline, 'blocks/timeline/timeline.css'),
    blockView(table, Table, 'blocks/table/table.css'),
    blockView(priceTable, PriceTable, 'blocks/price-table/price-table.css'),
    blockView(divider, Divider, 'blocks/divider/divider.css'),
    blockView(styleSamples, StyleSamples, 'blocks/style-samples/style-samples.css'),
    blockView(pageList, PageList, 'blocks/page-list/page-list.css'),
    blockView(latestNews, LatestNews, 'blocks/latest-news/latest-news.css'),
    blockView(teamBlock, Team, 'blocks/team/team.css'),
    blockView(trainingDates, TrainingDates, 'blocks/training-dates/training-dates.css'),
    blockView(map, PlaceMap, 'blocks/map/map.css'),
    blockView(searchBox, SearchBox, 'blocks/search-box/search-box.css'),
    blockView(searchResults, SearchResults, 'blocks/search-results/search-results.css'),
    blockView(form, ComposedForm, formStyle, formScript),
    blockView(contactForm, ContactForm, formStyle, formScript),
    blockView(newsletterForm, NewsletterForm, formStyle, formScript),
    blockView(leafletForm, LeafletForm, formStyle, formScript),
    blockView(trainingForm, TrainingForm, formStyle, 'blocks/training-form/training-form.script.ts'),
  ],
  [
    pageTypeView(basic, { header: BasicHeader, footer: SiteFooter }),
    pageTypeView(news, { header: NewsHeader, footer: NewsEnd }),
    pageTypeView(training, { header: TrainingHeader, footer: PageEnd }),
    pageTypeView(project, { header: ProjectHeader, footer: PageEnd }),
    pageTypeView(tool, { header: DocumentHeader, footer: PageEnd }),
    pageTypeView(literature, { header: DocumentHeader, footer: PageEnd }),
    pageTypeView(vacancy, { header: VacancyHeader, footer: PageEnd }),
    pageTypeView(team, { header: TeamHeader, footer: PageEnd }),
  ].map(withAlone),
)
