import type { XmlTree } from '@salvia/rules/wallet/credit-transfer'
import { create } from 'xmlbuilder2'

/** A document of XML, its texts escaped. */
export const writeXml = (tree: XmlTree): string =>
  create({ version: '1.0', encoding: 'UTF-8' }, tree).end({ prettyPrint: true })
