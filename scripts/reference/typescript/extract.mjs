import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { checkout } from '../../paths.mjs';

const { exports: declared } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

/** What doc comments do otherwise than TSDoc: `@param name Meaning` as in JSDoc, and `a < b` in a sentence. */
const DIALECT = new Set(['tsdoc-param-tag-missing-hyphen', 'tsdoc-malformed-html-name']);

/** The entries of the package, by the names that consumers import, with their declarations. @type {[name: string, file: string][]} */
export const entries = Object.entries(declared)
  .filter(([, entry]) => entry.types)
  .map(([path, entry]) => [
    path.replace('.', 'quadrille'),
    join(checkout, entry.types.default ?? entry.types),
  ]);

/** The entry whose interface another one offers with its binary inside, or with checks; any other entry itself. */
export function baseOf(entry) {
  return entry.replace(/\/(inline|checked)$/, '');
}

/**
 * Reads what an entry of the built package exports, as its declarations in dist/ say.
 *
 * @param {string} declarations
 * @param {object} into
 * @param {string} [into.report] the file of the report, for review
 * @param {string} [into.model] the file of the model, with doc comments
 * @returns {string[]} the names without a doc comment, and what cannot be read in doc comments
 */
export function extract(declarations, into) {
  const remarks = [];
  const result = Extractor.invoke(configOf(declarations, into), {
    localBuild: true, // writes the report, whatever was there
    messageCallback(message) {
      const { messageId, text, logLevel, sourceFileLine } = message;
      if (messageId === 'ae-undocumented') remarks.push(text);
      if (messageId.startsWith('tsdoc-') && !DIALECT.has(messageId))
        remarks.push(`line ${sourceFileLine} of ${declarations}: ${text}`);
      message.handled = logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!result.succeeded) throw new Error(`API Extractor cannot read ${declarations}`);
  return remarks;
}

function configOf(mainEntryPointFilePath, { report, model }) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
  };
  const warning = { logLevel: ExtractorLogLevel.Warning };
  const none = { logLevel: ExtractorLogLevel.None };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: checkout,
      mainEntryPointFilePath,
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: report
        ? {
            enabled: true,
            reportFileName: report.slice(report.lastIndexOf('/') + 1),
            reportFolder: join(report, '..'),
            reportTempFolder: join(report, '..'),
            includeForgottenExports: true, // their members are public by inheritance
          }
        : { enabled: false },
      docModel: model ? { enabled: true, apiJsonFilePath: model } : { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: none, 'ae-undocumented': warning },
        tsdocMessageReporting: { default: warning },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(checkout, 'package.json'),
  });
}
