import { defineSite } from 'ximblox'
import { accordion } from './blocks/accordion/accordion.block.ts'
import { accordionItem } from './blocks/accordion/accordion-item.block.ts'
import { anchorNavigation } from './blocks/anchor-navigation/anchor-navigation.block.ts'
import { callToAction } from './blocks/call-to-action/call-to-action.block.ts'
import { cards } from './blocks/cards/cards.block.ts'
import { columns } from './blocks/columns/columns.block.ts'
import { contactForm } from './blocks/contact-form/contact-form.block.ts'
import { divider } from './blocks/divider/divider.block.ts'
import { downloadList } from './blocks/download-list/download-list.block.ts'
import { embed } from './blocks/embed/embed.block.ts'
import { form } from './blocks/form/form.block.ts'
import { gallery } from './blocks/gallery/gallery.block.ts'
import { heading } from './blocks/heading/heading.block.ts'
import { hero } from './blocks/hero/hero.block.ts'
import { picture } from './blocks/image/image.block.ts'
import { imageText } from './blocks/image-text/image-text.block.ts'
import { keyFigures } from './blocks/key-figures/key-figures.block.ts'
import { leafletForm } from './blocks/leaflet-form/leaflet-form.block.ts'
import { logos } from './blocks/logos/logos.block.ts'
import { map } from './blocks/map/map.block.ts'
import { newsletterForm } from './blocks/newsletter-form/newsletter-form.block.ts'
import { notice } from './blocks/notice/notice.block.ts'
import { priceTable } from './blocks/price-table/price-table.block.ts'
import { quote } from './blocks/quote/quote.block.ts'
import { richText } from './blocks/rich-text/rich-text.block.ts'
import { searchBox } from './blocks/search-box/search-box.block.ts'
import { searchResults } from './blocks/search-results/search-results.block.ts'
import { steps } from './blocks/steps/steps.block.ts'
import { styleSamples } from './blocks/style-samples/style-samples.block.ts'
import { table } from './blocks/table/table.block.ts'
import { tab } from './blocks/tabs/tab.block.ts'
import { tabs } from './blocks/tabs/tabs.block.ts'
import { team as teamBlock } from './blocks/team/team.block.ts'
import { timeline } from './blocks/timeline/timeline.block.ts'
import { trainingDates } from './blocks/training-dates/training-dates.block.ts'
import { trainingForm } from './blocks/training-form/training-form.block.ts'
import { video } from './blocks/video/video.block.ts'
import { contact } from './forms/contact.ts'
import { leafletDownload } from './forms/leaflet-download.ts'
import { newsletter } from './forms/newsletter.ts'
import { trainingRegistration } from './forms/training-registration.ts'
import { contactDetails } from './globals/contact.global.ts'
import { footer } from './globals/footer.global.ts'
import { siteContent } from './globals/site.global.ts'
import { latestNews, pageList } from './listed-types.ts'
import { basic } from './page-types/basic/basic.page-type.ts'
import { literature } from './page-types/literature/literature.page-type.ts'
import { news } from './page-types/news/news.page-type.ts'
import { project } from './page-types/project/project.page-type.ts'
import { team } from './page-types/team/team.page-type.ts'
import { tool } from './page-types/tool/tool.page-type.ts'
import { training } from './page-types/training/training.page-type.ts'
import { vacancy } from './page-types/vacancy/vacancy.page-type.ts'

/** Block and page types of the site, in the order in which the admin area offers them. */
export default defineSite({
  name: 'SOM',
  locales: ['nl-nl', 'en-gb'],
  blocks: [
    hero,
    richText,
    heading,
    picture,
    imageText,
    gallery,
    video,
    embed,
    cards,
    downloadList,
    columns,
    callToAction,
    quote,
    keyFigures,
    logos,
    steps,
    accordion,
    accordionItem,
    tabs,
    tab,
    anchorNavigation,
    notice,
    timeline,
    table,
    priceTable,
    divider,
    styleSamples,
    pageList,
    latestNews,
    teamBlock,
    trainingDates,
    map,
    searchBox,
    searchResults,
    form,
    contactForm,
    newsletterForm,
    leafletForm,
    trainingForm,
  ],
  globals: [siteContent, contactDetails, footer],
  pageTypes: [basic, news, training, project, tool, literature, team, vacancy],
  forms: [contact, newsletter, leafletDownload, trainingRegistration],
  menus: ['main', 'footer'],
})
