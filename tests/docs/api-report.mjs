import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { buildDir, checkout } from '../../scripts/paths.mjs';

/** The reports of the interface, in the checkout: a change of the interface shows as a change of these files. */
export const reportsDir = join(checkout, 'docs/api');

const { exports: declared } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

/**
 * The entries of the library, by the names that consumers import, with their declarations. The element is not one of
 * them: its interface is its attributes, in docs/parameters.md.
 *
 * @type {[name: string, file: string][]}
 */
export const entries = Object.entries(declared)
  .filter(([path, entry]) => entry.types && path !== './playground')
  .map(([path, entry]) => [
    path.replace('.', 'quadrille'),
    join(checkout, entry.types.default ?? entry.types),
  ]);

/** The entry whose interface another one offers with its binary inside, or with checks; any other entry itself. */
export function baseOf(entry) {
  return entry.replace(/\/(inline|checked)$/, '');
}

/** The file of an entry's report. */
export function reportFile(entry) {
  return `${entry.replaceAll('/', '-')}.api.md`;
}

/**
 * Describes what an entry of the built package exports, as its declarations in dist/ say.
 *
 * @returns {{ text: string, undocumented: string[] }} the report, and the names without a doc comment
 */
export function apiReport(entry, declarations) {
  const folder = join(buildDir, 'api');
  mkdirSync(folder, { recursive: true });
  const undocumented = [];
  const result = Extractor.invoke(configOf(declarations, reportFile(entry), folder), {
    localBuild: true, // writes the report, whatever was there
    messageCallback(message) {
      if (message.messageId === 'ae-undocumented') undocumented.push(message.text);
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!result.succeeded) throw new Error(`API Extractor cannot read ${declarations}`);
  return { text: readFileSync(join(folder, reportFile(entry)), 'utf8'), undocumented };
}

function configOf(mainEntryPointFilePath, reportFileName, folder) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
  };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: checkout,
      mainEntryPointFilePath,
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: folder,
        includeForgottenExports: true, // their members are public by inheritance
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          'ae-undocumented': { logLevel: ExtractorLogLevel.Warning },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(checkout, 'package.json'),
  });
}
