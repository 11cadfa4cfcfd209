import { latestNewsOf } from './blocks/latest-news/latest-news.block.ts'
import { pageListOf } from './blocks/page-list/page-list.block.ts'
import { basic } from './page-types/basic/basic.page-type.ts'
import { literature } from './page-types/literature/literature.page-type.ts'
import { news } from './page-types/news/news.page-type.ts'
import { project } from './page-types/project/project.page-type.ts'
import { team } from './page-types/team/team.page-type.ts'
import { tool } from './page-types/tool/tool.page-type.ts'
import { training } from './page-types/training/training.page-type.ts'
import { vacancy } from './page-types/vacancy/vacancy.page-type.ts'

const listedTypes = [news, training, project, tool, literature, team, vacancy, basic]

export const pageList = pageListOf(listedTypes)
export const latestNews = latestNewsOf(listedTypes)
