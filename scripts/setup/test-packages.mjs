import { installPackages } from './system-packages.mjs';

// clang 19 by number: Debian 12 and 13 both have it, and another version would format and warn differently.
const compilers = [
  { package: 'g++', command: 'g++' },
  { package: 'clang-19', command: 'clang++-19' },
  { package: 'libclang-rt-19-dev' },
  { package: 'cmake', command: 'cmake' },
  { package: 'ninja-build', command: 'ninja' },
];

const libraries = [
  { package: 'libgtest-dev' },
  { package: 'googletest' },
  { package: 'nlohmann-json3-dev' },
];

const checkers = [
  { package: 'clang-format-19', command: 'clang-format-19' },
  { package: 'clang-tidy-19', command: 'clang-tidy-19' },
];

const browser = process.env.CHROMIUM ? [] : [{ package: 'chromium', command: 'chromium' }];

export function installTestPackages(report) {
  return installPackages(
    [...compilers, ...libraries, ...checkers, ...browser],
    'The tests need g++, clang 19 with its sanitizers, clang-format and clang-tidy, cmake, ninja, GoogleTest, ' +
      'nlohmann/json and Chromium (or its path in $CHROMIUM): install them and run this again.',
    report,
  );
}

export function installCheckPackages(report) {
  return installPackages(
    [...compilers, ...libraries, ...checkers],
    'The checks need g++, clang 19, clang-format and clang-tidy, cmake, ninja, GoogleTest and nlohmann/json: ' +
      'install them and run this again.',
    report,
  );
}
