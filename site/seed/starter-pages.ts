import { about } from './pages/about.ts'
import { advice } from './pages/advice.ts'
import { contact } from './pages/contact.ts'
import { documents } from './pages/documents.ts'
import { home } from './pages/home.ts'
import { knowledge } from './pages/knowledge.ts'
import { cookies } from './pages/legal/cookies.ts'
import { disclaimer } from './pages/legal/disclaimer.ts'
import { privacy } from './pages/legal/privacy.ts'
import { terms } from './pages/legal/terms.ts'
import { members } from './pages/members.ts'
import { news } from './pages/news.ts'
import { newsItems } from './pages/news-items.ts'
import { newsletter } from './pages/newsletter.ts'
import { notFound } from './pages/not-found.ts'
import { overviews } from './pages/overviews.ts'
import { projects } from './pages/projects.ts'
import { search } from './pages/search.ts'
import { training } from './pages/training.ts'
import { trainings } from './pages/trainings.ts'
import { vacancies } from './pages/vacancies.ts'
import { vacancyPages } from './pages/vacancy-pages.ts'
import type { StarterPage } from './starter-page.ts'
import { styleGuide } from './style-guide/style-guide.ts'

/**
 * All pages of the starter content in the order of loading. Each needs at most one image that the pages before it do not
 * have, so an interrupted load leaves at most one unused upload. News goes from old to new.
 */
export const starterPages: readonly StarterPage[] = [
  ...newsItems.toReversed(),
  ...trainings,
  ...projects,
  ...documents,
  ...members,
  ...vacancyPages,
  disclaimer,
  privacy,
  cookies,
  terms,
  newsletter,
  knowledge,
  vacancies,
  notFound,
  contact,
  training,
  advice,
  ...overviews,
  search,
  home,
  styleGuide,
  about,
  news,
]
