import type { StarterPage } from '../starter-page.ts'
import { autumnCourses } from './news-items/autumn-courses.ts'
import { circularCrates } from './news-items/circular-crates.ts'
import { greenhouseHeat } from './news-items/greenhouse-heat.ts'
import { nightTrain } from './news-items/night-train.ts'
import { ownFootprint } from './news-items/own-footprint.ts'
import { reportOnOneSheet } from './news-items/report-on-one-sheet.ts'
import { supplierSilence } from './news-items/supplier-silence.ts'
import { twentyYears } from './news-items/twenty-years.ts'

/** From new to old. */
export const newsItems: readonly StarterPage[] = [
  circularCrates,
  reportOnOneSheet,
  autumnCourses,
  ownFootprint,
  nightTrain,
  greenhouseHeat,
  supplierSilence,
  twentyYears,
]
