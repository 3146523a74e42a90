import type { SourceFile, TypeChecker } from "typescript";

export function byIndex(source: SourceFile, checker: TypeChecker): string;
